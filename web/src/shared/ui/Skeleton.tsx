import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** What is on its way, for screen readers. */
  label: string;
  /** Lines of text, or the compartments of cards. */
  shape?: 'lines' | 'cards';
  count?: number;
};

/** The outline of what is on its way, in place of it. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" className={styles[shape]}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}
