import styles from './ResultCount.module.css';

type ResultCountProps = {
  /** null: nothing is searched for. */
  count: number | null;
  /** What is counted, for one and for others (P13). */
  one?: string;
  many?: string;
};

/** How many a search has found; said again to screen readers when it changes. It stands there empty before, so that the first one is said. */
export function ResultCount({ count, one = 'result found', many = 'results found' }: ResultCountProps) {
  return (
    <p role="status" className={count === null ? 'visually-hidden' : styles.count}>
      {count !== null && `${count} ${count === 1 ? one : many}`}
    </p>
  );
}
