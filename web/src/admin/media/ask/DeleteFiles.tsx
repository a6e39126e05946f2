import { libraryTexts } from '@apoti/contract';
import { useLocation } from 'react-router-dom';
import { useSetQuery } from '../../../shared/lib/use-query';
import { DeleteDialog } from '../../form/DeleteDialog';
import { fileNoun } from '../../library/file-texts';
import { countText, namesText } from '../../lists/list-texts';
import type { Selection } from '../../lists/use-selection';
import { readAddress } from '../media-address';
import type { Chosen, FilesBulk } from '../use-file-bulk';
import { UsesNote } from './UsesNote';

export type DeedProps = {
  files: readonly Chosen[];
  onDone: () => void;
  bulk: FilesBulk;
  selection: Selection<Chosen>;
};

/** Asks before files go to the trash, or for good. */
export function DeleteFiles({ action, files, onDone, bulk, selection }: DeedProps & { action: 'trash' | 'delete' }) {
  const open = readAddress(useLocation().search).file;
  const setQuery = useSetQuery();
  const run = () => {
    onDone();
    // Its details go with it.
    if (files.some(({ id }) => id === open)) setQuery({ file: '' }, { replace: true });
    void bulk.run({ action }, files, (left) => selection.settle(files, left));
  };
  const which = files.length === 1 ? 'this file' : `these ${countText(files.length, fileNoun)}`;
  const isForGood = action === 'delete';
  return (
    <DeleteDialog
      question={isForGood ? `Delete ${which} permanently?` : `Move ${which} to trash?`}
      name={namesText(files.map(({ name }) => name))}
      note={
        <>
          <UsesNote files={files} />
          <p>{isForGood ? 'This cannot be undone.' : libraryTexts.trashNote}</p>
        </>
      }
      action={isForGood ? 'Delete permanently' : 'Move to trash'}
      onCancel={onDone}
      onDelete={run}
    />
  );
}
