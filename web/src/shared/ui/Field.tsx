import type { AriaAttributes, ReactNode } from 'react';
import styles from './Field.module.css';

/** What every field has around it. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** How much of a limit is used, such as `12 / 120`; stands opposite the label. */
  counter?: string | undefined;
  /** What is wrong; said beside the field and to screen readers. */
  error?: string | undefined;
  /** Marks a required field with a star, on forms where most fields may stay empty; else the optional ones say so in words. */
  starred?: boolean | undefined;
};

type Notes = Pick<FieldTexts, 'hint' | 'counter' | 'error'>;

/** The attributes that tie a field to what is said about it; `also` are those of something around it. */
export function describe(id: string, { hint, counter, error }: Notes, also: AriaAttributes = {}) {
  const own = Object.entries({ counter, hint, error }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${id}-${name}`],
  );
  return {
    'aria-describedby': [...own, also['aria-describedby'] ?? ''].join(' ').trim() || undefined,
    'aria-invalid': error === undefined ? also['aria-invalid'] : true,
  };
}

/** Hint and error of the field `id`, which `describe` points to. */
export function FieldNotes({ id, hint, error }: { id: string } & Omit<Notes, 'counter'>) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** The star of a required field; screen readers hear `required` from the field itself. */
export function Star() {
  return (
    <span className={styles.star} aria-hidden="true">
      {' *'}
    </span>
  );
}

type FieldProps = FieldTexts & { id: string; children: ReactNode; after?: ReactNode };

/** A field's label, counter, hint and error around its control. `after` stands beside the control. */
export function Field({ id, label, hint, counter, error, starred = false, children, after }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {starred && <Star />}
        </label>
        {counter !== undefined && (
          <div className={styles.counted}>
            <span id={`${id}-counter`} className={styles.counter}>
              {counter}
            </span>
          </div>
        )}
      </div>
      <div className={styles.box}>
        <div className={styles.hold}>{children}</div>
        {after}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
