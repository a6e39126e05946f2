import type { ReactNode } from 'react';
import { FiAlertTriangle, FiCheckCircle, FiInfo, FiXCircle } from 'react-icons/fi';
import styles from './Notice.module.css';

const icons = { info: FiInfo, good: FiCheckCircle, warn: FiAlertTriangle, bad: FiXCircle };

type NoticeProps = {
  tone?: keyof typeof icons;
  title?: string;
  /** Appears because of what a person did: screen readers say it at once. */
  urgent?: boolean;
  children?: ReactNode;
};

/** Something that people should know before they go on. */
export function Notice({ tone = 'info', title, urgent = false, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={urgent ? 'alert' : 'note'}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
