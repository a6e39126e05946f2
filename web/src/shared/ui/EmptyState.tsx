import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  /** Whether the title is the whole screen's. */
  heading?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

/** What stands where a list would be: what is missing, and what to do about it. */
export function EmptyState({ title, heading = false, children, action }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">
        <path
          fill="none"
          stroke="currentcolor"
          strokeWidth="2"
          strokeDasharray="3.5 2.5"
          d="M2 2h17v44H2zM24 2h16v19H24zM24 26h16v20H24zM45 2h17v44H45z"
        />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children}
      {action}
    </div>
  );
}
