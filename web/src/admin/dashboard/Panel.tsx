import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard under its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What stands in a part that is not known. */
export function NotKnown({ reason }: { reason: string }) {
  return <p className={styles.unknown}>{reason}</p>;
}
