import { libraryTexts, MEDIA_ACCEPT, type LibraryFile } from '@apoti/contract';
import {
  FiCornerUpRight,
  FiDownload,
  FiExternalLink,
  FiImage,
  FiLink,
  FiRefreshCw,
  FiRotateCcw,
  FiTrash2,
} from 'react-icons/fi';
import { useSetQuery } from '../../../shared/lib/use-query';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { adminToast } from '../../../shared/ui/toast';
import { freshUrl, opensInBrowser } from '../../library/file-texts';
import { refusalOf } from '../../library/uploads/refusal';
import { ReplacedMeanwhile } from '../../library/uploads/ReplacedMeanwhile';
import { stateText } from '../../library/uploads/upload-texts';
import { uploads, useUploads } from '../../library/uploads/uploads';
import type { MediaActions } from '../asked';
import { fits } from '../placing';
import styles from './FileDetails.module.css';

/** What can be done to the file whose details are open. */
export function FileTools({ file, actions }: { file: LibraryFile; actions: MediaActions }) {
  const { ask, copyUrl, isBusy } = actions;
  if (file.trashed) return <TrashTools file={file} actions={actions} />;
  return (
    <div className={styles.tools}>
      <Button look="secondary" onClick={() => copyUrl(file)}>
        <FiLink aria-hidden="true" /> Copy URL
      </Button>
      {opensInBrowser(file) && (
        <a className={buttonClass('secondary')} href={freshUrl(file.url, file)} target="_blank" rel="noopener">
          <FiExternalLink aria-hidden="true" /> Open
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      )}
      <a className={buttonClass('secondary')} href={freshUrl(file.url, file)} download={file.name}>
        <FiDownload aria-hidden="true" /> Download
      </a>
      {fits(file).length > 0 && (
        <Button look="secondary" onClick={() => ask({ what: 'placement', file })}>
          <FiImage aria-hidden="true" /> Set placement
        </Button>
      )}
      <Button
        look="secondary"
        disabled={isBusy}
        onClick={() => ask({ what: 'move', files: [file], folder: file.folder })}
      >
        <FiCornerUpRight aria-hidden="true" /> Move
      </Button>
      <Replace file={file} />
      <Button look="danger" disabled={isBusy} onClick={() => ask({ what: 'trash', files: [file] })}>
        <FiTrash2 aria-hidden="true" /> Move to trash
      </Button>
    </div>
  );
}

/** What can be done to a file in the trash. */
function TrashTools({ file, actions }: { file: LibraryFile; actions: MediaActions }) {
  const setQuery = useSetQuery();
  return (
    <div className={styles.tools}>
      <Button
        look="secondary"
        disabled={actions.isBusy}
        onClick={() => {
          // It leaves the list that this is about.
          setQuery({ file: '' }, { replace: true });
          actions.restore([file]);
        }}
      >
        <FiRotateCcw aria-hidden="true" /> Restore
      </Button>
      <Button look="danger" disabled={actions.isBusy} onClick={() => actions.ask({ what: 'delete', files: [file] })}>
        <FiTrash2 aria-hidden="true" /> Delete permanently
      </Button>
    </div>
  );
}

/** Puts another content in its place; its address stays. */
function Replace({ file }: { file: LibraryFile }) {
  const { id, name, content } = file;
  const own = useUploads().filter(({ replaces }) => replaces?.id === id);
  const running = own.find(({ state }) => state === 'sending' || state === 'waiting');
  const asked = own.find(({ theirs }) => theirs !== null);
  const ending = /\.\w+$/.exec(id)?.[0] ?? '';
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refusalOf(chosen);
    if (refusal !== undefined) adminToast.error(refusal);
    else {
      const fields = { folder: '', category: '', alt: '', copy: '' } as const;
      uploads.add([{ file: chosen, fields, replaces: { id, name, seen: content } }]);
    }
  };
  if (running) {
    const { progress, key, held } = running;
    return (
      <div className={styles.replacing}>
        {held === null && <progress aria-label={`Replacing ${name}`} {...(progress < 1 ? { value: progress } : {})} />}
        {held !== null && <p role="status">{stateText(running)}</p>}
        <Button look="quiet" onClick={() => uploads.cancel(key)}>
          Cancel
        </Button>
      </div>
    );
  }
  if (asked) {
    return (
      <div className={styles.question}>
        <Notice tone="warn" title={`${libraryTexts.replacedMeanwhile}.`} urgent>
          <ReplacedMeanwhile upload={asked} />
        </Notice>
      </div>
    );
  }
  return (
    <label className={styles.choose}>
      <input
        type="file"
        accept={file.type === 'image' ? 'image/*' : ending || MEDIA_ACCEPT}
        className="visually-hidden"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <FiRefreshCw aria-hidden="true" /> Replace file
    </label>
  );
}
