import { isSafeLink, PICTURE_ACCEPT, uploadTexts, type LibraryFile } from '@apoti/contract';
import { MAX_IMAGE_MB } from '@apoti/contract/constants/business';
import { useId, useRef, useState } from 'react';
import { FiImage, FiRotateCw, FiTrash2, FiUploadCloud } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { describe, FieldNotes } from '../../shared/ui/Field';
import { TextField } from '../../shared/ui/TextField';
import { adminToast } from '../../shared/ui/toast';
import { PickButton } from '../library/picker/PickButton';
import { SIGNED_OUT } from '../library/uploads/upload-texts';
import styles from './ImageField.module.css';
import { isOfFiles, useDropZone } from './use-drop-zone';
import { useUpload, type Upload } from './use-upload';
import { workingCopy } from './working-copy';

type ImageFieldProps = {
  label: string;
  /** Address of the picture; empty for none. */
  value: string;
  onChange: (url: string) => void;
  /** A picture was picked from the media library, which may say what it shows; `onChange` is called too. */
  onPick?: (file: LibraryFile) => void;
  /** What the upload is labelled with (back-office §7). */
  uploadName: string;
  /** Texts of back-office §8. */
  texts?: { done: string; failed: string };
  /** Why nothing can be uploaded yet: said instead of uploading, and `onBlocked` leads to what is missing. */
  blocked?: string | undefined;
  onBlocked?: () => void;
  error?: string | undefined;
  /** What is shown while there is none. */
  hint?: string;
  /** Form field name of the address. */
  name?: string;
};

/** A picture: chosen, dropped or pasted, shown, replaced, removed; its address may also be typed. */
export function ImageField({ label, value, onChange, uploadName, texts = uploadTexts, ...rest }: ImageFieldProps) {
  const { blocked, onBlocked, error, hint, name, onPick } = rest;
  const id = useId();
  const upload = useUpload({
    name: uploadName,
    failure: texts.failed,
    onDone: (url) => {
      onChange(url);
      adminToast.success(texts.done);
    },
  });
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // Another picture, whoever chose it: what is said of one that failed is not about this one.
    setSeen(value);
    upload.forget();
  }
  const take = (files: FileList | undefined | null) => {
    const file = files?.[0];
    if (!file) return undefined;
    if (blocked === undefined) return void upload.send(file);
    adminToast.error(blocked);
    return onBlocked?.();
  };
  const isBusy = upload.progress !== null;
  const notes = {
    hint: `JPG, PNG, GIF; at most ${MAX_IMAGE_MB} MB. Drop or paste one here, too.${hint === undefined ? '' : ` ${hint}`}`,
    error: upload.error ?? error,
  };
  const zone = useDropZone(isOfFiles, (event) => take(event.dataTransfer.files));
  return (
    <fieldset
      className={styles.field}
      {...zone}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      <PictureBox
        value={value}
        upload={upload}
        notes={describe(id, notes)}
        onChange={onChange}
        onFiles={take}
        onPick={(file) => {
          // What was on its way is not wanted any more.
          upload.cancel();
          onChange(file.url);
          onPick?.(file);
        }}
      />
      {isBusy && (
        <progress
          className={styles.progress}
          value={upload.progress ?? 0}
          aria-label={`Uploading ${label.toLowerCase()}`}
        />
      )}
      <TextField
        {...workingCopy}
        label="Address of the picture"
        name={name}
        value={value}
        inputMode="url"
        autoComplete="off"
        {...describe(id, notes)}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldNotes id={id} {...notes} />
      <p role="status" className={upload.isHeld ? styles.held : 'visually-hidden'}>
        {upload.isHeld ? SIGNED_OUT : upload.error}
      </p>
    </fieldset>
  );
}

type PictureBoxProps = Pick<ImageFieldProps, 'value' | 'onChange'> & {
  upload: Upload;
  /** What ties the file field to what is said about the picture. */
  notes: ReturnType<typeof describe>;
  onFiles: (files: FileList | null) => void;
  onPick: (file: LibraryFile) => void;
};

/** The picture as it is now, and what can be done with it. */
function PictureBox({ value, onChange, upload, notes, onFiles, onPick }: PictureBoxProps) {
  const isBusy = upload.progress !== null;
  const chooser = useRef<HTMLInputElement>(null);
  /** What is pressed goes with what it does: the focus goes to what chooses another picture (X2). */
  const then = (act: () => void) => () => {
    act();
    chooser.current?.focus();
  };
  return (
    <div className={styles.box}>
      <Preview key={value} address={value} />
      <div className={styles.actions}>
        {/* A label for a hidden file field: the browser's own chooser, reachable by keyboard. */}
        <label className={styles.choose}>
          <input
            type="file"
            accept={PICTURE_ACCEPT}
            className="visually-hidden"
            ref={chooser}
            {...notes}
            onChange={(event) => {
              onFiles(event.target.files);
              event.target.value = '';
            }}
          />
          <FiUploadCloud aria-hidden="true" /> {value === '' ? 'Upload image' : 'Replace image'}
        </label>
        <PickButton current={value} onPick={onPick} />
        {value !== '' && !isBusy && (
          <Button look="quiet" onClick={then(() => onChange(''))}>
            <FiTrash2 aria-hidden="true" /> Remove
          </Button>
        )}
        {upload.again && !isBusy && (
          <Button look="secondary" onClick={then(upload.again)}>
            <FiRotateCw aria-hidden="true" /> Try again
          </Button>
        )}
        {isBusy && (
          <Button look="quiet" onClick={then(upload.cancel)}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

/** The picture at an address, which says so when there is none. Keyed by the address: each one is tried anew. */
function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={styles.broken}>There is no picture at this address</p>;
  if (address === '' || !isSafeLink(address)) return <FiImage className={styles.none} aria-hidden="true" />;
  return <img src={address} alt="" className={styles.picture} onError={() => setBroken(true)} />;
}
