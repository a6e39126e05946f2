import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Sets long text. `html` must be clean already: it is put into the page as it is. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
