import { useState } from 'react';
import { ApiError, type HistoryChange, type HistoryGroup } from '@apoti/contract';
import { restoreHistory, useHistory, type HistoryOf } from '../../shared/api/history';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { adminToast } from '../../shared/ui/toast';
import type { Editor } from '../editor/editor';
import { HistoryRun } from './HistoryRun';
import { dayText, toldChanges } from './history-words';
import styles from './HistoryPanel.module.css';
import { historyPanelTexts } from './texts';

type HistoryPanelProps<T> = { editor: Editor<T>; history: HistoryOf; open: boolean; onClose: () => void };

/** Who changed what and when, beside the screen; whatever was changed or deleted can be brought back. */
export function HistoryPanel<T>({ editor, history, open, onClose }: HistoryPanelProps<T>) {
  return (
    <Dialog title="History" open={open} onClose={onClose} side>
      <Runs editor={editor} history={history} />
    </Dialog>
  );
}

function Runs<T>({ editor, history }: Omit<HistoryPanelProps<T>, 'open' | 'onClose'>) {
  const { data, error, size, setSize, isValidating, mutate } = useHistory(history);
  const { restore, busy } = useRestore(editor, history, () => mutate());
  const groups = data?.flatMap((page) => page.groups) ?? [];
  const value = editor.state.work?.mine;
  const next = data?.at(-1)?.next ?? null;
  if (error && groups.length === 0) {
    return (
      <EmptyState
        title="The history cannot be loaded"
        action={<Button onClick={() => void mutate()}>Try again</Button>}
      >
        <p>{error.message}</p>
      </EmptyState>
    );
  }
  if (!data || value === undefined) return <Spinner label="Loading the history…" />;
  const spoken = { document: editor.document, words: editor.words, value };
  const days = byDay(groups.filter((group) => toldChanges(group).length > 0));
  return (
    <div className={styles.days}>
      {days.length === 0 && next === null && <EmptyState title="Nothing was changed in the last 90 days" />}
      {days.map(({ day, groups: runs }) => (
        <section key={day} className={styles.day}>
          <h3>{day}</h3>
          <ol className={styles.runs}>
            {runs.map((group) => (
              <HistoryRun
                key={`${group.change}-${group.who}`}
                spoken={spoken}
                group={group}
                busy={busy}
                onRestore={(changes) => void restore(group, changes)}
              />
            ))}
          </ol>
        </section>
      ))}
      {next !== null && (
        <Button look="secondary" busy={isValidating} onClick={() => void setSize(size + 1)}>
          Show older
        </Button>
      )}
    </div>
  );
}

/** Brings back what is asked, then lets the open editor and the list see what the server has now. */
function useRestore<T>({ reload }: Editor<T>, { kind }: HistoryOf, reread: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const restore = async ({ from, change }: HistoryGroup, changes: readonly HistoryChange[] | null) => {
    setBusy(true);
    try {
      const paths = changes === null ? {} : { paths: changes.map(({ path }) => path) };
      const { changed } = await restoreHistory({ kind, from, change, ...paths });
      if (changed) adminToast.success(historyPanelTexts.restored);
      else adminToast.success(historyPanelTexts.already);
      reload();
      await reread();
    } catch (error) {
      adminToast.error(error instanceof ApiError ? error.message : historyPanelTexts.failed);
    } finally {
      setBusy(false);
    }
  };
  return { restore, busy };
}

/** The runs day by day; days are told by the reader's own clock. */
function byDay(groups: readonly HistoryGroup[]): { day: string; groups: HistoryGroup[] }[] {
  const now = Date.now();
  const days = new Map<string, HistoryGroup[]>();
  for (const group of groups) {
    const day = dayText(group.last, now);
    days.set(day, [...(days.get(day) ?? []), group]);
  }
  return [...days].map(([day, runs]) => ({ day, groups: runs }));
}
