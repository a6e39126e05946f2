import styles from './Counts.module.css';

/** Numbers above a list, each under its name. */
export function Counts({ counts }: { counts: readonly (readonly [name: string, count: number | string])[] }) {
  return (
    <dl className={styles.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
