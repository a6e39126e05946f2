import { folderNameSchema, issueSentence, libraryTexts, MAX_FOLDER_NAME, type LibraryFolder } from '@apoti/contract';
import { useState } from 'react';
import { editFolder, makeFolder, thenRefreshed } from '../../../shared/api/library';
import { TextField } from '../../../shared/ui/TextField';
import { adminToast } from '../../../shared/ui/toast';
import { lengthCounter } from '../../form/length-counter';
import { folderPathText, THIS_FOLDER } from '../../library/folder-tree';
import { AskForm } from './AskForm';
import styles from './AskForm.module.css';

type FolderNameDialogProps = {
  /** The one that is renamed; null: a new one is made. */
  folder: LibraryFolder | null;
  parent: number | null;
  folders: readonly LibraryFolder[] | undefined;
  onDone: () => void;
};

/** Asks for a folder's name. */
export function FolderNameDialog({ folder, parent, folders, onDone }: FolderNameDialogProps) {
  const [name, setName] = useState(folder?.name ?? '');
  const [isTried, setTried] = useState(false);
  const issue = folderNameSchema.safeParse(name).error?.issues[0];
  const error = issue && issueSentence(issue.message, 'Folder name');
  const send = async () => {
    setTried(true);
    if (error !== undefined) return 'stay';
    await thenRefreshed(async () => {
      if (folder === null) await makeFolder(name, parent);
      else await editFolder(folder.id, { name });
      adminToast.success(folder === null ? libraryTexts.folderMade : libraryTexts.folderSaved);
    });
    return undefined;
  };
  return (
    <AskForm
      title={folder === null ? 'New folder' : 'Rename folder'}
      action={folder === null ? 'Create folder' : 'Rename'}
      isUnsaved={name !== (folder?.name ?? '')}
      onDone={onDone}
      onSend={send}
    >
      <TextField
        label="Folder name"
        value={name}
        counter={lengthCounter(name, MAX_FOLDER_NAME)}
        autoComplete="off"
        error={isTried ? error : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <p className={styles.soft}>In: {folderPathText(folders, parent) || THIS_FOLDER}</p>
    </AskForm>
  );
}
