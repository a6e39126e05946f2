import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  subtitle?: string;
  /** The ground it stands on. */
  ground?: 'paper' | 'deep' | 'forest';
  /** Where there is room, the heading stands beside what it heads. */
  beside?: boolean;
  id?: string;
  /** Words that follow the heading, and a picture: where there is room, it stands beside both. */
  opening?: { words: ReactNode; picture: ReactNode };
  children: ReactNode;
};

/** A band of a public page with its heading, named after it for screen readers. */
export function Section({
  title,
  subtitle = '',
  ground = 'paper',
  beside = false,
  id,
  opening,
  children,
}: SectionProps) {
  const heading = useId();
  const head = (
    <header className={styles.head}>
      <h2 id={heading}>{title}</h2>
      {subtitle !== '' && <p>{subtitle}</p>}
    </header>
  );
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${styles[ground]}`}>
      <div className={`${styles.inner} ${beside ? styles.beside : ''}`.trim()}>
        {opening === undefined ? (
          head
        ) : (
          <div className={styles.opening}>
            <div>
              {head}
              {opening.words}
            </div>
            {opening.picture}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
