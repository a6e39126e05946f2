import { Button } from '../../../shared/ui/Button';
import { dimensionsText, sizeText } from '../file-texts';
import { FileThumb } from '../FileThumb';
import styles from './ReplacedMeanwhile.module.css';
import type { QueuedUpload } from './upload-queue';
import { uploads } from './uploads';

/** Shows what somebody else has put in a file's place meanwhile, and asks which content holds. */
export function ReplacedMeanwhile({ upload: { key, theirs } }: { upload: Pick<QueuedUpload, 'key' | 'theirs'> }) {
  if (theirs === null) return null;
  const facts = [dimensionsText(theirs), sizeText(theirs.size)].filter((fact) => fact !== '');
  return (
    <div className={styles.question}>
      <div className={styles.theirs}>
        <FileThumb file={theirs} />
        <p>There now: {facts.join(' · ')}</p>
      </div>
      <div className={styles.answers}>
        <Button look="secondary" aria-label={`Keep theirs: ${theirs.name}`} onClick={() => uploads.dismiss(key)}>
          Keep theirs
        </Button>
        <Button
          look="secondary"
          aria-label={`Replace anyway: ${theirs.name}`}
          onClick={() => uploads.replaceAnyway(key)}
        >
          Replace anyway
        </Button>
      </div>
    </div>
  );
}
