import { useEffect, useId, useRef, useState } from 'react';
import { useHeldSubmit } from '../../form/HeldSubmit';
import { ImageField } from '../../form/ImageField';
import { cancelUploads, UploadsFor } from '../../form/uploads';
import type { Upload } from '../../form/use-upload';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Dialog } from '../../../shared/ui/Dialog';
import { TextField } from '../../../shared/ui/TextField';
import { isPictureAddress, type PictureValue } from '../model/picture-node';
import { DialogBody } from './DialogBody';
import { addressIssue, wholeAddress } from './link-edit';

type PictureDialogProps = {
  isNew: boolean;
  value: PictureValue;
  /** It was changed in the text meanwhile. */
  isMoved?: boolean;
  onChange: (value: PictureValue) => void;
  /** How a file that was dropped or pasted into the text is doing. */
  upload: Upload;
  uploadName: string;
  onDone: () => void;
  onClose: () => void;
};

const NO_ALT = 'Please say what the picture shows, or that it is only decoration';

/** Asks for a picture, what it shows, its caption, and where it leads. */
export function PictureDialog({ isNew, value, onChange, upload, uploadName, onDone, ...rest }: PictureDialogProps) {
  const { isMoved = false, onClose } = rest;
  const [isDecoration, setDecoration] = useState(!isNew && value.alt === '');
  const [tried, setTried] = useState(false);
  const [before] = useState({ ...value, isDecoration });
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const noAddress = isPictureAddress(value.src) ? undefined : 'Please choose a picture, or enter an https:// address';
  const noAlt = value.alt.trim() === '' && !isDecoration ? NO_ALT : undefined;
  const noWay = value.href.trim() === '' ? undefined : addressIssue(wholeAddress(value.href));
  const isBusy = upload.progress !== null;
  const key = useId();
  const { isHeld, submit } = useHeldSubmit(
    key,
    () => {
      setTried(true);
      if ((noAddress ?? noAlt ?? noWay) === undefined) onDone();
    },
    isBusy,
  );
  // A picture that nobody waits for any more must not get into what is asked about next.
  useEffect(() => () => cancelUploads(key), [key]);
  return (
    <Dialog
      title={isNew ? 'Add picture' : 'Edit picture'}
      open
      isUnsaved={isBusy || isHeld || isOther(before, { ...value, isDecoration })}
      onClose={onClose}
    >
      <DialogBody
        action={isNew ? 'Add picture' : 'Save picture'}
        isHeld={isHeld}
        isMoved={isMoved}
        onDone={submit}
        onCancel={onClose}
      >
        {isBusy ? (
          <progress value={upload.progress ?? 0} aria-label="Uploading picture" />
        ) : (
          <UploadsFor value={key}>
            <ImageField
              label="Picture"
              value={value.src}
              uploadName={uploadName}
              error={upload.error ?? (tried ? noAddress : undefined)}
              // What was typed while a picture was on its way stays.
              onChange={(src) => onChange({ ...latest.current, src })}
              onPick={({ url, alt }) => {
                const { alt: typed } = latest.current;
                onChange({ ...latest.current, src: url, alt: typed.trim() === '' && !isDecoration ? alt : typed });
              }}
            />
          </UploadsFor>
        )}
        <TextField
          label="What it shows"
          value={value.alt}
          error={tried ? noAlt : undefined}
          hint="Read aloud to those who do not see the picture, and shown while it loads"
          autoComplete="off"
          disabled={isDecoration}
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
        />
        <Checkbox
          label="Only decoration"
          checked={isDecoration}
          onChange={({ target }) => {
            setDecoration(target.checked);
            if (target.checked) onChange({ ...value, alt: '' });
          }}
        />
        <Optional value={value} noWay={tried ? noWay : undefined} onChange={onChange} />
      </DialogBody>
    </Dialog>
  );
}

type OptionalProps = Pick<PictureDialogProps, 'value' | 'onChange'> & { noWay: string | undefined };

/** What a picture need not have: its caption, and where it leads. */
function Optional({ value, noWay, onChange }: OptionalProps) {
  return (
    <>
      <TextField
        label="Caption (optional)"
        value={value.caption}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, caption: target.value })}
      />
      <TextField
        label="Where it leads (optional)"
        value={value.href}
        error={noWay}
        inputMode="url"
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, href: target.value })}
      />
    </>
  );
}

type Asked = PictureValue & { isDecoration: boolean };

function isOther(before: Asked, now: Asked): boolean {
  return (['src', 'alt', 'caption', 'href', 'isDecoration'] as const).some((name) => before[name] !== now[name]);
}
