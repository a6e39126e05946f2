import { libraryTexts } from '@apoti/contract';
import { FiAlertCircle, FiCheckCircle, FiRotateCw, FiX } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { Button, IconButton } from '../../../shared/ui/Button';
import { sizeText } from '../file-texts';
import { fileAddress } from '../library-path';
import { ReplacedMeanwhile } from './ReplacedMeanwhile';
import styles from './UploadTray.module.css';
import { canRetry, type QueuedUpload } from './upload-queue';
import { stateText } from './upload-texts';
import { uploads } from './uploads';

/** One upload: how far it is, or what became of it, and what can be done about it. */
export function UploadLine({ upload }: { upload: QueuedUpload }) {
  const { key, file, state, progress, error, result, duplicate, replaces, held } = upload;
  const name = replaces?.name ?? file.name;
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.sign}>
        {state === 'done' && <FiCheckCircle aria-hidden="true" />}
        {state === 'failed' && <FiAlertCircle aria-hidden="true" />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {state === 'done' && result ? <Link to={fileAddress(result.id)}>{name}</Link> : name}
        </p>
        <p className={styles.facts}>{state === 'failed' ? error : `${sizeText(file.size)} · ${stateText(upload)}`}</p>
        {isUnderWay && held === null && (
          <progress
            className={styles.progress}
            aria-label={`${replaces === null ? 'Uploading' : 'Replacing'} ${name}`}
            {...(progress < 1 ? { value: progress } : {})}
          />
        )}
        <ReplacedMeanwhile upload={upload} />
        {duplicate && (
          <div>
            <Button look="quiet" className={styles.copy} onClick={() => uploads.retry(key, { copy: 'true' })}>
              Upload a copy
            </Button>
          </div>
        )}
      </div>
      {(canRetry(upload) || held === 'unreachable') && (
        <IconButton
          className={styles.icon ?? ''}
          label={`Try again: ${name}`}
          icon={<FiRotateCw aria-hidden="true" />}
          onClick={() => uploads.retry(key)}
        />
      )}
      <IconButton
        className={styles.icon ?? ''}
        label={`${isUnderWay ? 'Cancel' : 'Dismiss'}: ${name}`}
        icon={<FiX aria-hidden="true" />}
        onClick={() => (isUnderWay ? uploads.cancel(key) : uploads.dismiss(key))}
      />
      {duplicate && <span className="visually-hidden">{libraryTexts.duplicate}</span>}
    </li>
  );
}
