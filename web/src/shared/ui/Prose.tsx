import type { ReactNode } from 'react';
import { withScrolling } from './prose-html';
import styles from './Prose.module.css';

/** Sets long text. `html` must be clean already: it is put into the page as it is, with ways to scroll what is wide. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withScrolling(html) }} />;
}
