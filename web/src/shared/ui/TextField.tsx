import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import styles from './TextField.module.css';

type Common = {
  label: string;
  hint?: string | undefined;
  /** What is wrong; said beside the field and to screen readers. */
  error?: string | undefined;
};

type FrameProps = Common & { id: string; children: ReactNode; after?: ReactNode };

function Frame({ id, label, hint, error, children, after }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {children}
        {after}
      </div>
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
    </div>
  );
}

function describe(id: string, hint?: string, error?: string) {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error === undefined ? undefined : true };
}

type TextFieldProps = Common &
  InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode; ref?: Ref<HTMLInputElement> };

/** A line of text with its label, hint and error. */
export function TextField({ label, hint, error, after, ...rest }: TextFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, error, after }}>
      <input {...rest} {...describe(id, hint, error)} id={id} className={styles.input} />
    </Frame>
  );
}

type TextAreaProps = Common & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, error }}>
      <textarea rows={3} {...rest} {...describe(id, hint, error)} id={id} className={styles.input} />
    </Frame>
  );
}

type SelectFieldProps = Common & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** One of several options. */
export function SelectField({ label, hint, error, children, ...rest }: SelectFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, error }}>
      <select {...rest} {...describe(id, hint, error)} id={id} className={styles.input}>
        {children}
      </select>
    </Frame>
  );
}
