import type { ReactNode } from 'react';
import styles from './LinkCard.module.css';

type LinkCardProps = {
  title: string;
  href: string;
  /** The level of its heading on the page. */
  level?: 2 | 3 | 4;
  /** A short line above the title, such as a category or a badge. */
  kicker?: ReactNode;
  /** Fills the top, 3:2; beside the words when `wide`. */
  picture?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
  /** Stands at the bottom, such as a date. */
  foot?: ReactNode;
};

/** A card that leads somewhere: all of it can be pressed, and it is one link, named by its title. */
export function LinkCard({ title, href, level = 3, kicker, picture, wide = false, children, foot }: LinkCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={`${styles.card} ${wide ? styles.wide : ''}`.trim()}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        {kicker !== undefined && <div className={styles.kicker}>{kicker}</div>}
        <Title className={styles.title}>
          <a href={href}>{title}</a>
        </Title>
        {children}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </article>
  );
}
