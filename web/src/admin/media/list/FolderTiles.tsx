import type { LibraryFolder } from '@apoti/contract';
import { FiCornerUpRight, FiEdit2, FiFolder, FiMoreVertical, FiTrash2 } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { Dropdown } from '../../../shared/ui/Dropdown';
import { fileNoun } from '../../library/file-texts';
import { countText } from '../../lists/list-texts';
import type { MediaActions } from '../asked';
import { startDrag } from '../dragged';
import { folderSearch } from './FolderCrumbs';
import styles from './FolderTiles.module.css';
import { useDropTarget } from './use-drop-target';

type FolderTilesProps = { folders: readonly LibraryFolder[]; actions: MediaActions };

/** Folders, each with what can be done to it. */
export function FolderTiles({ folders, actions }: FolderTilesProps) {
  return (
    <ul className={styles.folders} aria-label="Folders">
      {folders.map((folder) => (
        <FolderTile key={folder.id} folder={folder} actions={actions} />
      ))}
    </ul>
  );
}

function FolderTile({ folder, actions }: { folder: LibraryFolder; actions: MediaActions }) {
  const target = useDropTarget(folder.id, actions);
  const { name, allFiles } = folder;
  return (
    <li
      {...target}
      className={styles.folder}
      draggable
      onDragStart={(event) => startDrag(event, { folder: folder.id })}
    >
      <Link className={styles.open} to={{ search: folderSearch(folder.id) }} draggable={false}>
        <FiFolder aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.files}>{countText(allFiles, fileNoun)}</span>
        </span>
      </Link>
      <Dropdown
        label={`Actions: folder ${name}`}
        look="quiet"
        icon={<FiMoreVertical aria-hidden="true" />}
        items={[
          {
            id: 'rename',
            label: 'Rename',
            icon: <FiEdit2 aria-hidden="true" />,
            onChoose: () => actions.ask({ what: 'rename-folder', folder }),
          },
          {
            id: 'move',
            label: 'Move',
            icon: <FiCornerUpRight aria-hidden="true" />,
            onChoose: () => actions.ask({ what: 'move-folder', folder }),
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: <FiTrash2 aria-hidden="true" />,
            danger: true,
            onChoose: () => actions.ask({ what: 'delete-folder', folder }),
          },
        ]}
      />
    </li>
  );
}
