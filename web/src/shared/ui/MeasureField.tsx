import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { describe, Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

type MeasureFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & {
    /** Stands in the field behind the number, such as `cm`, `kg` or `%`. */
    unit: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A number with its unit. Text with a number's keyboard, since number fields change under the mouse's wheel. */
export function MeasureField({ unit, label, hint, counter, error, starred, ...control }: MeasureFieldProps) {
  const made = useId();
  const id = control.id ?? made;
  const notes = describe(id, { hint, counter, error });
  const describedBy = [`${id}-unit`, notes['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Field {...{ id, label, hint, counter, error }} starred={starred === true && control.required === true}>
      <span className={styles.measure}>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...control}
          {...notes}
          aria-describedby={describedBy}
          id={id}
          className={styles.input}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </span>
    </Field>
  );
}
