import { useEffect, type ReactNode } from 'react';
import type { HistoryGroup } from '@apoti/contract';
import type { useHistory } from '../../shared/api/history';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Notice } from '../../shared/ui/Notice';
import { Spinner } from '../../shared/ui/Spinner';
import styles from './HistoryPanel.module.css';
import { historyTexts } from './texts';

type HistoryPagesProps = {
  pages: ReturnType<typeof useHistory>;
  /** Told how they are read again. */
  onPages: (reread: () => Promise<unknown>) => void;
  /** Said when there is nothing at all. */
  empty: string;
  children: (groups: readonly HistoryGroup[]) => ReactNode;
};

/** The pages of a history that have come so far, a button for the next one, and what keeps them away. */
export function HistoryPages({ pages, onPages, empty, children }: HistoryPagesProps) {
  const { data, error, size, setSize, isValidating, mutate } = pages;
  useEffect(() => onPages(() => mutate()), [onPages, mutate]);
  if (!data) {
    if (!error) return <Spinner label="Loading the history…" />;
    return (
      <EmptyState
        title={historyTexts.cannotLoad}
        action={
          <Button busy={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        }
      >
        <p>{error.message}</p>
      </EmptyState>
    );
  }
  const groups = data.flatMap((page) => page.groups);
  const next = data.at(-1)?.next ?? null;
  const more = () => (error ? mutate() : setSize(size + 1));
  return (
    <div className={styles.days}>
      {groups.length === 0 && next === null && <EmptyState title={empty} />}
      {children(groups)}
      {error && (
        <Notice tone="warn" title={historyTexts.cannotLoad} urgent>
          <p>{error.message}</p>
        </Notice>
      )}
      {(next !== null || error) && (
        <Button look="secondary" busy={isValidating} onClick={() => void more()}>
          {error ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
