import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = { tone?: 'info' | 'good' | 'warn' | 'bad'; title?: string; children: ReactNode };

/** Something that people should know before they go on. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role="note">
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
