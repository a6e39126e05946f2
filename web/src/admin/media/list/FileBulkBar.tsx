import type { LibraryFile } from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import { fileNoun } from '../../library/file-texts';
import { SelectionBar } from '../../lists/SelectionBar';
import type { Selection } from '../../lists/use-selection';
import type { MediaActions } from '../asked';
import type { Chosen, FilesBulk } from '../use-file-bulk';

type FileBulkBarProps = {
  tab: 'active' | 'trash';
  selection: Selection<Chosen>;
  shown: readonly LibraryFile[];
  bulk: FilesBulk;
  actions: MediaActions;
};

/** What is done to the selected files, also to those on other pages. */
export function FileBulkBar({ tab, selection, shown, bulk, actions }: FileBulkBarProps) {
  const files = selection.items;
  const { isBusy } = actions;
  return (
    <SelectionBar selection={selection} noun={fileNoun} shown={shown} progress={bulk.progress}>
      {tab === 'active' ? (
        <>
          <Button look="secondary" disabled={isBusy} onClick={() => actions.ask({ what: 'move', files })}>
            Move
          </Button>
          <Button look="secondary" disabled={isBusy} onClick={() => actions.ask({ what: 'category', files })}>
            Category
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => actions.ask({ what: 'trash', files })}>
            Move to trash
          </Button>
        </>
      ) : (
        <>
          <Button look="secondary" disabled={isBusy} onClick={() => actions.restore(files)}>
            Restore
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => actions.ask({ what: 'delete', files })}>
            Delete permanently
          </Button>
        </>
      )}
    </SelectionBar>
  );
}
