import type { ReactNode } from 'react';
import styles from './Sample.module.css';

type SampleProps = { title: string; children: ReactNode; look?: 'row' | 'stack' | 'grid'; ground?: 'paper' | 'forest' };

/** A piece under its name. */
export function Sample({ title, children, look = 'row', ground = 'paper' }: SampleProps) {
  return (
    <div className={styles.sample}>
      <p className={styles.title}>{title}</p>
      <div className={`${styles[look]} ${styles[ground]}`}>{children}</div>
    </div>
  );
}
