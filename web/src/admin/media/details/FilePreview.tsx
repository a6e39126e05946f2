import type { LibraryFile } from '@apoti/contract';
import { FiExternalLink } from 'react-icons/fi';
import { buttonClass } from '../../../shared/ui/Button';
import { Photo } from '../../../shared/ui/Photo';
import { freshUrl } from '../../library/file-texts';
import { KindIcon } from '../../library/FileThumb';
import styles from './FileDetails.module.css';

/** A file as it is: shown, played, or opened in a tab of its own. */
export function FilePreview({ file }: { file: LibraryFile }) {
  const url = freshUrl(file.url, file);
  const sign = (
    <span className={styles.sign}>
      <KindIcon kind={file.type} />
    </span>
  );
  if (file.type === 'image') {
    return (
      <div className={styles.preview}>
        <Photo key={url} src={url} alt={file.alt} loading="eager" className={styles.picture} fallback={sign} />
      </div>
    );
  }
  if (file.type === 'video') {
    return (
      <div className={styles.preview}>
        <video key={url} src={url} controls preload="metadata" className={styles.picture} aria-label={file.name} />
      </div>
    );
  }
  return (
    <div className={styles.preview}>
      {sign}
      {file.type === 'audio' ? (
        <audio key={url} src={url} controls preload="metadata" aria-label={file.name} />
      ) : (
        <a className={buttonClass('secondary')} href={url} target="_blank" rel="noopener">
          Open <FiExternalLink aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
