import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { DeleteDialog } from '../form/DeleteDialog';
import { namesText } from '../lists/list-texts';
import { SelectionBar } from '../lists/SelectionBar';
import type { Selection } from '../lists/use-selection';
import { bulkNotes, bulkQuestion, bulkVerbs, postNoun } from './post-texts';
import type { Chosen, PostAction, PostsBulk } from './use-post-bulk';

type BulkBarProps = {
  selection: Selection<Chosen>;
  /** The posts of the page that is shown. */
  shown: readonly { id: number }[];
  bulk: PostsBulk;
};

/** What is done to the selected posts, also to those on other pages: asked first, with progress, and a way to stop. */
export function BulkBar({ selection, shown, bulk }: BulkBarProps) {
  const [asked, setAsked] = useState<PostAction | null>(null);
  const { items } = selection;
  const run = (action: PostAction) => {
    setAsked(null);
    void bulk.run(action, items, (left) => selection.settle(items, left));
  };
  return (
    <>
      <SelectionBar selection={selection} noun={postNoun} shown={shown} progress={bulk.progress}>
        {(['publish', 'unpublish', 'delete'] as const).map((action) => (
          <Button
            key={action}
            look={action === 'delete' ? 'danger' : 'secondary'}
            disabled={bulk.isRunning}
            onClick={() => setAsked(action)}
          >
            {bulkVerbs[action]}
          </Button>
        ))}
      </SelectionBar>
      <DeleteDialog
        question={bulkQuestion(asked ?? 'delete', items.length)}
        name={asked && namesText(items.map(({ title }) => title))}
        note={bulkNotes[asked ?? 'delete']}
        action={bulkVerbs[asked ?? 'delete']}
        look={asked === 'delete' ? 'danger' : 'primary'}
        onCancel={() => setAsked(null)}
        onDelete={() => asked && run(asked)}
      />
    </>
  );
}
