import type { LibraryFolder } from '@apoti/contract';
import type { Selection } from '../../lists/use-selection';
import type { Asked } from '../asked';
import type { MediaAddress } from '../media-address';
import type { Chosen, FilesBulk } from '../use-file-bulk';
import { CategoryDialog } from './CategoryDialog';
import { DeleteFiles } from './DeleteFiles';
import { DeleteFolder } from './DeleteFolder';
import { EmptyTrash } from './EmptyTrash';
import { FolderNameDialog } from './FolderNameDialog';
import { MoveFiles, MoveFolder } from './MoveDialogs';
import { PlacementDialog } from './PlacementDialog';

type Tab = MediaAddress['tab'];

export type AskedDialogsProps = {
  asked: Asked | null;
  onDone: () => void;
  /** Undefined while they are not known. */
  folders: readonly LibraryFolder[] | undefined;
  /** The folder that is open; null is the root. */
  here: number | null;
  bulk: FilesBulk;
  selections: Record<Tab, Selection<Chosen>>;
  tab: Tab;
};

/** What is asked before something is done: one question at a time. */
export function AskedDialogs({ asked, onDone, folders, here, bulk, selections, tab }: AskedDialogsProps) {
  if (asked === null) return null;
  const about = { onDone, bulk, selection: selections[tab] };
  switch (asked.what) {
    case 'trash':
    case 'delete':
      return <DeleteFiles {...about} action={asked.what} files={asked.files} />;
    case 'move':
      // Null is the root: only where no folder is named they are in the open one.
      return (
        <MoveFiles
          {...about}
          files={asked.files}
          folders={folders}
          from={asked.folder === undefined ? here : asked.folder}
        />
      );
    case 'category':
      return <CategoryDialog {...about} files={asked.files} />;
    case 'placement':
      return <PlacementDialog file={asked.file} to={asked.to} onDone={onDone} />;
    case 'make-folder':
      return <FolderNameDialog folder={null} parent={here} folders={folders} onDone={onDone} />;
    case 'rename-folder':
      return <FolderNameDialog folder={asked.folder} parent={asked.folder.parent} folders={folders} onDone={onDone} />;
    case 'move-folder':
      return <MoveFolder folder={asked.folder} folders={folders} onDone={onDone} />;
    case 'delete-folder':
      return <DeleteFolder folder={asked.folder} folders={folders} selection={selections.active} onDone={onDone} />;
    case 'empty':
      return <EmptyTrash counts={asked.counts} selection={selections.trash} onDone={onDone} />;
  }
}
