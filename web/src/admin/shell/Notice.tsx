import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = { title: string; tone?: 'plain' | 'warn'; children?: ReactNode; action?: ReactNode };

/** Something that a person should know, above the screen, until it is dealt with. */
export function Notice({ title, tone = 'plain', children, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role="status">
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {action}
    </div>
  );
}
