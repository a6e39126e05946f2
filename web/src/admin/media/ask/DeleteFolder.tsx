import { libraryTexts, type LibraryFolder } from '@apoti/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deleteFolder, refreshLibrary } from '../../../shared/api/library';
import { useSetQuery } from '../../../shared/lib/use-query';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { adminToast } from '../../../shared/ui/toast';
import { fileNoun } from '../../library/file-texts';
import { countText } from '../../lists/list-texts';
import { readAddress } from '../media-address';
import { AskForm } from './AskForm';
import styles from './AskForm.module.css';

/** Asks before a folder goes, and whether its files may go to the trash with it. */
export function DeleteFolder({ folder, onDone }: { folder: LibraryFolder; onDone: () => void }) {
  const { id, name, parent, allFiles } = folder;
  const [trashFiles, setTrashFiles] = useState(false);
  const here = readAddress(useLocation().search).folderId;
  const setQuery = useSetQuery();
  const send = async () => {
    const trashed = await deleteFolder({ id, trashFiles });
    adminToast.success(libraryTexts.folderDeleted);
    if (trashed > 0) adminToast.success(`${countText(trashed, fileNoun)} moved to trash`);
    if (here === id) setQuery({ folder: parent === null ? '' : String(parent), page: '' }, { replace: true });
    await refreshLibrary();
  };
  return (
    <AskForm title="Delete this folder?" action="Delete folder" look="danger" onDone={onDone} onSend={send}>
      <p className={styles.name}>{name}</p>
      {allFiles === 0 ? (
        <p>It holds no files.</p>
      ) : (
        <>
          <p>
            It holds {countText(allFiles, fileNoun)}, those in its own folders among them. Move them elsewhere first,
            or:
          </p>
          <Checkbox
            label={`Move ${countText(allFiles, fileNoun)} to trash with it`}
            hint={`Pages that show them will lack them. ${libraryTexts.trashNote}`}
            checked={trashFiles}
            onChange={({ target }) => setTrashFiles(target.checked)}
          />
        </>
      )}
    </AskForm>
  );
}
