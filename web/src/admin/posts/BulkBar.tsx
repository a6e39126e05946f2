import type { PostBulk } from '@apoti/contract';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { DeleteDialog } from '../form/DeleteDialog';
import styles from './BulkBar.module.css';
import { bulkNotes, bulkQuestion, bulkVerbs, postTexts, progressText, selectedText, titlesText } from './post-texts';
import type { Bulk, Running } from './use-bulk';
import type { Selection } from './use-selection';

type Action = PostBulk['action'];
type BulkBarProps = {
  selection: Selection;
  /** The posts of the page that is shown. */
  shown: readonly { id: number }[];
  bulk: Bulk;
};

/** What is done to the selected posts, also to those on other pages: asked first, with progress, and a way to stop. */
export function BulkBar({ selection, shown, bulk }: BulkBarProps) {
  const [asked, setAsked] = useState<Action | null>(null);
  const { posts } = selection;
  const { running } = bulk;
  const isMany = running !== null && running.posts.length > 1;
  const here = shown.filter(({ id }) => selection.has(id)).length;
  const run = (action: Action) => {
    setAsked(null);
    void bulk.run(action, posts, selection.replace);
  };
  return (
    <div className={styles.place}>
      <p role="status" className="visually-hidden">
        {posts.length > 0 && !isMany && selectedText(posts.length, posts.length - here)}
      </p>
      {isMany && <Progress running={running} onStop={bulk.stop} />}
      {posts.length > 0 && !isMany && (
        <div className={styles.bar} role="group" aria-label="Selected posts">
          <p className={styles.count}>{selectedText(posts.length, posts.length - here)}</p>
          <Button look="quiet" onClick={() => selection.replace([])}>
            {postTexts.clearSelection}
          </Button>
          {(['publish', 'unpublish', 'delete'] as const).map((action) => (
            <Button
              key={action}
              look={action === 'delete' ? 'danger' : 'secondary'}
              disabled={running !== null}
              onClick={() => setAsked(action)}
            >
              {bulkVerbs[action]}
            </Button>
          ))}
        </div>
      )}
      <DeleteDialog
        question={bulkQuestion(asked ?? 'delete', posts.length)}
        name={asked && titlesText(posts.map(({ title }) => title))}
        note={bulkNotes[asked ?? 'delete']}
        action={bulkVerbs[asked ?? 'delete']}
        look={asked === 'delete' ? 'danger' : 'primary'}
        onCancel={() => setAsked(null)}
        onDelete={() => asked && run(asked)}
      />
    </div>
  );
}

function Progress({ running: { action, done, posts }, onStop }: { running: Running; onStop: () => void }) {
  const [isStopping, setStopping] = useState(false);
  const text = progressText(action, done, posts.length);
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {text}
      </p>
      <progress className={styles.progress} max={posts.length} value={done} aria-label={text} />
      <Button
        look="secondary"
        busy={isStopping}
        onClick={() => {
          setStopping(true);
          onStop();
        }}
      >
        {postTexts.stop}
      </Button>
    </div>
  );
}
