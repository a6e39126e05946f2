import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  crumbs?: readonly Crumb[] | undefined;
  ground?: 'paper' | 'deep' | 'forest';
  /** Stands beside the words where there is room, below them on a phone. */
  picture?: ReactNode;
  /** Links, facts or a search below the lead. */
  children?: ReactNode;
};

/** The top of a public page: its one h1, what it is about, and what to do first. */
export function PageHeader({ title, lead = '', crumbs, ground = 'paper', picture, children }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${styles[ground]}`}>
      <div className={`${styles.inner} ${picture === undefined ? '' : styles.beside}`.trim()}>
        <div className={styles.words}>
          {crumbs !== undefined && <Breadcrumbs crumbs={crumbs} />}
          <h1>{title}</h1>
          {lead !== '' && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </header>
  );
}
