import { useId, type ReactNode } from 'react';
import styles from './Banner.module.css';

type BannerProps = {
  title: string;
  text?: string;
  look?: 'forest' | 'signal' | 'card';
  /** Links and buttons. */
  children?: ReactNode;
};

/** A call to action across the page. */
export function Banner({ title, text = '', look = 'forest', children }: BannerProps) {
  const id = useId();
  return (
    <section className={`${styles.banner} ${styles[look]}`} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
