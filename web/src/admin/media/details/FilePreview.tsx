import { trashedPicturePath, type LibraryFile } from '@apoti/contract';
import { Photo } from '../../../shared/ui/Photo';
import { freshUrl } from '../../library/file-texts';
import { KindIcon } from '../../library/FileThumb';
import { mediaTexts } from '../media-texts';
import styles from './FileDetails.module.css';

/** A file as it is: shown or played. */
export function FilePreview({ file }: { file: LibraryFile }) {
  const url = freshUrl(file.trashed ? trashedPicturePath(file.id) : file.url, file);
  const sign = (
    <span className={styles.sign}>
      <KindIcon kind={file.type} />
    </span>
  );
  if (file.trashed && file.type !== 'image') {
    return (
      <div className={styles.preview}>
        {sign}
        <p className={styles.soft}>{mediaTexts.trashedPreview}</p>
      </div>
    );
  }
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
      {file.type === 'audio' && <audio key={url} src={url} controls preload="metadata" aria-label={file.name} />}
    </div>
  );
}
