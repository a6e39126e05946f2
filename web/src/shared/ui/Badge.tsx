import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A short state in words, with a colour beside. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'warn' | 'bad'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
