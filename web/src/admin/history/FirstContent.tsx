import type { ReactNode } from 'react';
import type { HistoryGroup } from '@apoti/contract';
import styles from './HistoryRun.module.css';
import { RunTime } from './RunTime';
import { historyTexts } from './texts';

type FirstContentProps = {
  /** The newest first; at least one. */
  runs: readonly HistoryGroup[];
  children: ReactNode;
};

/** All the entries that the site began with in one line; opened, each of them. */
export function FirstContent({ runs, children }: FirstContentProps) {
  const [last, first] = [runs[0], runs.at(-1)];
  if (!last || !first) return null;
  return (
    <li>
      <details className={styles.run}>
        <summary>
          <span className={styles.who}>
            <strong>{last.who}</strong>
            <RunTime first={first.first} last={last.last} />
          </span>
          <span className={styles.did}>
            {historyTexts.first}: {runs.length} entries
          </span>
        </summary>
        <div className={styles.within}>{children}</div>
      </details>
    </li>
  );
}
