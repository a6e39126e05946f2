import styles from './Spinner.module.css';

/** A turning ring. With a label it stands alone and is announced. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={styles.ring} aria-hidden="true" />;
  return (
    <span role="status" className={styles.alone}>
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </span>
  );
}
