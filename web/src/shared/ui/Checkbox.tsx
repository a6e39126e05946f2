import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './Choice.module.css';
import { describe, FieldNotes } from './Field';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** May hold a link, such as to the terms. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Yes or no. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        <input {...rest} {...describe(id, { hint, error })} type="checkbox" id={id} />
        <span>{label}</span>
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
