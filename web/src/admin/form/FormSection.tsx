import { useId, type ReactNode } from 'react';
import styles from './FormSection.module.css';

type FormSectionProps = {
  title: string;
  /** What it is for, and where visitors see it. */
  about?: ReactNode;
  /** Stands with the title: a switch of the whole section. */
  action?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together: what they are on one side, the fields on the other; on a narrow screen below. */
export function FormSection({ title, about, action, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
        {action}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The fields of an open item, or of a block within a section. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
