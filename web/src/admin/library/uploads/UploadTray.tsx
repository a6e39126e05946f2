import { useRef, useState } from 'react';
import { FiChevronDown, FiChevronUp, FiX } from 'react-icons/fi';
import { Button, IconButton } from '../../../shared/ui/Button';
import { useKeptFocus } from '../../editor/use-kept-focus';
import { useFootRoom } from '../../shell/use-foot-room';
import { UploadLine } from './UploadLine';
import styles from './UploadTray.module.css';
import { canRetry, isOver, type QueuedUpload } from './upload-queue';
import { inOrder } from './upload-sum';
import { uploads, useUploads } from './uploads';
import { traySummary } from './upload-texts';

/** The uploads of this tab, at the foot of every screen for as long as there are any: nothing is sent or lost unseen. */
export function UploadTray() {
  const list = useUploads();
  const [chosen, setOpen] = useState<boolean | null>(null);
  const tray = useRef<HTMLElement>(null);
  useFootRoom(tray, '--tray');
  const onFocus = useKeptFocus(tray);
  // Where all went well there is nothing to read: it takes little room until somebody closes it.
  const isOpen = chosen ?? list.some(({ state, duplicate }) => state !== 'done' || duplicate);
  const under = list.filter((upload) => !isOver(upload));
  const again = list.filter(canRetry);
  return (
    <section ref={tray} className={styles.tray} aria-label="Uploads" onFocus={onFocus}>
      <header className={styles.head}>
        <p role="status" className={styles.summary}>
          {traySummary(list)}
        </p>
        <IconButton
          className={styles.icon ?? ''}
          label={isOpen ? 'Show less of the uploads' : 'Show the uploads'}
          aria-expanded={isOpen}
          icon={isOpen ? <FiChevronDown aria-hidden="true" /> : <FiChevronUp aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        />
        {under.length === 0 && (
          <IconButton
            className={styles.icon ?? ''}
            label="Close the uploads"
            icon={<FiX aria-hidden="true" />}
            onClick={() => uploads.dismiss()}
          />
        )}
      </header>
      {list.length > 1 && under.length > 0 && (
        <progress className={styles.all} value={partOf(list)} aria-label="All uploads" />
      )}
      {isOpen && (
        <ul className={styles.list}>
          {inOrder(list).map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {(under.length > 1 || again.length > 1) && (
        <div className={styles.answers}>
          {again.length > 1 && (
            <Button look="quiet" onClick={() => uploads.retryAll()}>
              Try all again
            </Button>
          )}
          {under.length > 1 && (
            <Button look="quiet" onClick={() => uploads.cancelAll()}>
              Cancel all
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** How much of all that is wanted is there, 0 to 1. */
function partOf(list: readonly QueuedUpload[]): number {
  const wanted = list.filter(({ state }) => state !== 'cancelled');
  const size = ({ file }: QueuedUpload) => file.size;
  const all = wanted.reduce((sum, upload) => sum + size(upload), 0);
  const done = wanted.reduce((sum, upload) => sum + size(upload) * (isOver(upload) ? 1 : upload.progress), 0);
  return all === 0 ? 0 : done / all;
}
