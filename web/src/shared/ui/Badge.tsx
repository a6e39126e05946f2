import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** How things stand; `upcoming`, `recurring` and `past` are an event's (P15), `marked` stands out on a card. */
export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'upcoming' | 'recurring' | 'past' | 'marked';

/** A short state in words, with a colour beside or behind. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
