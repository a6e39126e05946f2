import type { LibraryFile, MediaKind } from '@apoti/contract';
import type { IconType } from 'react-icons';
import { FiArchive, FiFileText, FiFilm, FiImage, FiMusic } from 'react-icons/fi';
import { Photo } from '../../shared/ui/Photo';
import { freshUrl } from './file-texts';
import styles from './FileThumb.module.css';

const icons: Record<MediaKind, IconType> = {
  image: FiImage,
  video: FiFilm,
  audio: FiMusic,
  document: FiFileText,
  archive: FiArchive,
};

/** The sign of a kind of file. */
export function KindIcon({ kind }: { kind: MediaKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}

/** In the trash a picture is seen by signed-in people only, at an address of its own. */
function sourceOf(file: LibraryFile): string {
  if (file.type !== 'image') return '';
  const small = file.trashed ? file.thumbnail : (file.thumbnail ?? file.url);
  return small === null ? '' : freshUrl(small, file);
}

/** A file in little: its small picture, else the sign of its kind. The name stands beside it. */
export function FileThumb({ file }: { file: LibraryFile }) {
  const ending = /\.(\w{1,4})$/.exec(file.name)?.[1] ?? '';
  return (
    <span className={styles.thumb}>
      <Photo
        // Tried anew after it was replaced.
        key={file.changed}
        src={sourceOf(file)}
        className={styles.picture}
        fallback={
          <span className={styles.sign}>
            <KindIcon kind={file.type} />
            {ending !== '' && <span aria-hidden="true">{ending.toUpperCase()}</span>}
          </span>
        }
      />
    </span>
  );
}
