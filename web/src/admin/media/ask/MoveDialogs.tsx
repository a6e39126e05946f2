import { libraryTexts, type LibraryFolder } from '@apoti/contract';
import { useState } from 'react';
import { editFolder, thenRefreshed } from '../../../shared/api/library';
import { adminToast } from '../../../shared/ui/toast';
import { FolderField } from '../../library/FolderField';
import { namesText } from '../../lists/list-texts';
import { AskForm } from './AskForm';
import styles from './AskForm.module.css';
import type { DeedProps } from './DeleteFiles';

type MoveFilesProps = DeedProps & {
  folders: readonly LibraryFolder[] | undefined;
  /** Where they are, as far as that is one place. */
  from: number | null;
};

/** Asks where files go: the way by keyboard of what dragging does. */
export function MoveFiles({ files, folders, from, onDone, bulk, selection }: MoveFilesProps) {
  const [folder, setFolder] = useState(from);
  return (
    <AskForm
      title={files.length === 1 ? 'Move file' : 'Move files'}
      action="Move"
      onDone={onDone}
      onSend={() => void bulk.run({ action: 'move', folder }, files, (left) => selection.settle(files, left))}
    >
      <p className={styles.name}>{namesText(files.map(({ name }) => name))}</p>
      <FolderField label="To folder" folders={folders} value={folder} onChange={setFolder} />
    </AskForm>
  );
}

type MoveFolderProps = { folder: LibraryFolder; folders: readonly LibraryFolder[] | undefined; onDone: () => void };

/** Asks where a folder goes; never into itself. */
export function MoveFolder({ folder, folders, onDone }: MoveFolderProps) {
  const [parent, setParent] = useState(folder.parent);
  const send = () =>
    thenRefreshed(async () => {
      await editFolder(folder.id, { parent });
      adminToast.success(libraryTexts.folderSaved);
    });
  return (
    <AskForm title="Move folder" action="Move" onDone={onDone} onSend={send}>
      <p className={styles.name}>{folder.name}</p>
      <FolderField label="Into" folders={folders} value={parent} except={folder.id} onChange={setParent} />
    </AskForm>
  );
}
