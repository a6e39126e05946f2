import { ApiError, libraryTexts, type FolderContents, type LibraryFolder } from '@apoti/contract';
import { useState } from 'react';
import { deleteFolder, thenRefreshed, useFolderContents } from '../../../shared/api/library';
import { useSetQuery } from '../../../shared/lib/use-query';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { adminToast } from '../../../shared/ui/toast';
import { fileNoun } from '../../library/file-texts';
import { folderWay } from '../../library/folder-tree';
import { LIBRARY_PATH } from '../../library/library-path';
import { countText } from '../../lists/list-texts';
import type { Selection } from '../../lists/use-selection';
import { readAddress } from '../media-address';
import type { Chosen } from '../use-file-bulk';
import { AskForm } from './AskForm';
import styles from './AskForm.module.css';
import { UsedFiles } from './UsedFiles';

const folderNoun = { one: 'folder', many: 'folders' };

/** Whether this folder is what the browser shows now: a person may have gone on while it was deleted. */
function isShown(id: number): boolean {
  const { pathname, search } = window.location;
  return pathname === LIBRARY_PATH && readAddress(search).folderId === id;
}

type DeleteFolderProps = {
  folder: LibraryFolder;
  /** Undefined while they are not known. */
  folders: readonly LibraryFolder[] | undefined;
  selection: Selection<Chosen>;
  onDone: () => void;
};

/** Asks before a folder goes, says what goes with it, and whether its files may go to the trash. */
export function DeleteFolder({ folder, folders, selection, onDone }: DeleteFolderProps) {
  const { id, name, parent } = folder;
  const { data: inside, error } = useFolderContents(id);
  const [trashFiles, setTrashFiles] = useState(false);
  const setQuery = useSetQuery();
  const send = async () => {
    try {
      await thenRefreshed(async () => {
        const trashed = await deleteFolder({ id, trashFiles, seen: inside?.seen ?? '' });
        adminToast.success(libraryTexts.folderDeleted);
        if (trashed > 0) adminToast.success(`${countText(trashed, fileNoun)} moved to trash`);
        const within = (file: Chosen) => folderWay(folders ?? [folder], file.folder).some((one) => one.id === id);
        selection.set(selection.items.filter(within), false);
        if (isShown(id)) setQuery({ folder: parent === null ? '' : String(parent), page: '' }, { replace: true });
      });
    } catch (caught) {
      // What is in it now is shown, and has to be agreed to anew.
      if (caught instanceof ApiError && caught.code === 'conflict') setTrashFiles(false);
      throw caught;
    }
  };
  return (
    <AskForm
      {...{ title: 'Delete this folder?', action: 'Delete folder', look: 'danger', onDone }}
      canSend={inside !== undefined}
      onSend={send}
    >
      <p className={styles.name}>{name}</p>
      {error && (
        <Notice tone="warn">
          <p>What is in it is not known: {error.message}</p>
        </Notice>
      )}
      {!inside && !error && <Spinner label="Looking what is in it…" />}
      {inside && <Contents inside={inside} trashFiles={trashFiles} onChange={setTrashFiles} />}
    </AskForm>
  );
}

type ContentsProps = { inside: FolderContents; trashFiles: boolean; onChange: (trashFiles: boolean) => void };

function Contents({ inside: { files, folders, used }, trashFiles, onChange }: ContentsProps) {
  const and = folders === 0 ? '' : ` and ${countText(folders, folderNoun)}`;
  if (files === 0) return <p>It holds no files{folders > 0 && `, but ${countText(folders, folderNoun)}`}.</p>;
  return (
    <>
      <p>
        It holds {countText(files, fileNoun)}
        {and}. Move the files elsewhere first, or:
      </p>
      <Checkbox
        label={`Move ${countText(files, fileNoun)} to trash with it`}
        hint={libraryTexts.trashNote}
        checked={trashFiles}
        onChange={({ target }) => onChange(target.checked)}
      />
      {used.length === 0 ? (
        <p className={styles.soft}>{files === 1 ? 'The file is' : 'The files are'} used nowhere.</p>
      ) : (
        <UsedFiles used={used} isOne={files === 1} />
      )}
    </>
  );
}
