import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** One thing to do. */
export type Step = { key: string; title: string; content: ReactNode; picture?: ReactNode };

/** What to do, in order, with numbers; each with its picture if there are any. */
export function Steps({ steps, level = 3 }: { steps: readonly Step[]; level?: 2 | 3 | 4 }) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, content, picture }, index) => (
        <li key={key}>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <Title className={styles.title}>
            <span className={styles.number}>{index + 1}</span> {title}
          </Title>
          {content}
        </li>
      ))}
    </ol>
  );
}
