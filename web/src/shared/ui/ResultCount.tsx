import styles from './ResultCount.module.css';

type ResultCountProps = {
  count: number;
  /** What is counted, for one and for others (P13). */
  one?: string;
  many?: string;
};

/** How many a search has found; said again to screen readers when it changes. */
export function ResultCount({ count, one = 'result found', many = 'results found' }: ResultCountProps) {
  return (
    <p role="status" className={styles.count}>
      {count} {count === 1 ? one : many}
    </p>
  );
}
