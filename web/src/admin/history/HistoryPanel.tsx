import { useCallback, useEffect, useRef, useState } from 'react';
import type { HistoryOf } from '../../shared/api/history';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Tabs } from '../../shared/ui/Tabs';
import { ChangeList } from './ChangeList';
import { DeletedList } from './DeletedList';
import side from '../parts/side.module.css';
import styles from './HistoryPanel.module.css';
import { RestoreQuestion } from './RestoreQuestion';
import type { Teller } from './teller';
import { historyTexts } from './texts';
import { useRestore, type Done, type Wish } from './use-restore';

export type HistoryPanelProps = {
  /** Whose history; with an `item`, of that one alone. */
  history: HistoryOf;
  /** What that is called, such as the name of a member; empty for all of a kind. */
  subject?: string | undefined;
  teller: Teller;
  settle?: (() => Promise<unknown>) | undefined;
  /** Lets the screen look again: at these places of the log something else stands since that revision. */
  onRestored: (touched: string[][], revision: string) => void;
  open: boolean;
  onClose: () => void;
};

const tabs = [
  { id: 'changes', label: 'Changes' },
  { id: 'deleted', label: 'Deleted' },
] as const;

/** Who changed what and when, beside the screen; whatever was changed or deleted can be brought back. */
export function HistoryPanel({ history, subject = '', teller, settle, onRestored, open, onClose }: HistoryPanelProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('changes');
  const reread = useRef<() => Promise<unknown>>(() => Promise.resolve());
  const onPages = useCallback((again: () => Promise<unknown>) => {
    reread.current = again;
  }, []);
  const { restore, busy, done, question, leave } = useRestore({
    kind: history.kind,
    settle,
    onRestored: async (touched, revision) => {
      onRestored(touched, revision);
      await reread.current();
    },
  });
  const list = { history, teller, busy, onPages, onWish: (wish: Wish) => void restore(wish) };
  return (
    <>
      <Dialog
        title={subject === '' ? historyTexts.title : `${historyTexts.title} of ${subject}`}
        open={open}
        onClose={onClose}
        className={side.dialog}
      >
        <div className={styles.panel}>
          <p className={styles.note}>{historyTexts.note}</p>
          <DoneBar done={done} busy={busy} onUndo={(wish) => void restore(wish)} />
          {history.item === undefined ? (
            <Tabs
              label="What is shown of the history"
              tabs={tabs}
              current={tab}
              onChoose={setTab}
              className={styles.tab}
            >
              {tab === 'changes' ? <ChangeList {...list} /> : <DeletedList {...list} />}
            </Tabs>
          ) : (
            <ChangeList {...list} />
          )}
        </div>
      </Dialog>
      <RestoreQuestion
        question={question}
        busy={busy}
        onKeep={leave}
        onRestore={({ wish }) => void restore(wish, false)}
      />
    </>
  );
}

/** What was done last, and its way back. It takes the focus of a button that went with what it brought back. */
function DoneBar({ done, busy, onUndo }: { done: Done | null; busy: boolean; onUndo: (wish: Wish) => void }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (done !== null && !busy && (activeElement === document.body || activeElement?.tagName === 'DIALOG'))
      bar.current?.focus();
  }, [done, busy]);
  return (
    <div ref={bar} tabIndex={-1} role="status" className={done === null ? 'visually-hidden' : styles.done}>
      {done !== null && (
        <>
          <p>{done.text}</p>
          {done.undo && (
            <Button look="quiet" busy={busy} onClick={() => done.undo && onUndo(done.undo)}>
              Undo
            </Button>
          )}
        </>
      )}
    </div>
  );
}
