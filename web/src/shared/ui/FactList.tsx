import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** What is said, and about what. */
export type Fact = { term: string; value: ReactNode };

/** Facts, each beside what it is about; below it where room is short. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
