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
  children: ReactNode;
};

/** A band of a public page with its heading, named after it for screen readers. */
export function Section({ title, subtitle = '', ground = 'paper', beside = false, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${styles[ground]}`}>
      <div className={`${styles.inner} ${beside ? styles.beside : ''}`.trim()}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {subtitle !== '' && <p>{subtitle}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
