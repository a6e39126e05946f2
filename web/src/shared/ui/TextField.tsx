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
  /** How much of a limit is used, such as `12 / 120`; stands opposite the label. */
  counter?: string | undefined;
  /** What is wrong; said beside the field and to screen readers. */
  error?: string | undefined;
};

type FrameProps = Common & { id: string; children: ReactNode; after?: ReactNode };

function Frame({ id, label, hint, counter, error, children, after }: FrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {counter !== undefined && (
          <span id={`${id}-counter`} className={styles.hint}>
            {counter}
          </span>
        )}
      </div>
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

function describe(id: string, { hint, counter, error }: Omit<Common, 'label'>) {
  const ids = Object.entries({ counter, hint, error }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${id}-${name}`],
  );
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error === undefined ? undefined : true };
}

type TextFieldProps = Common &
  InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode; ref?: Ref<HTMLInputElement> };

/** A line of text with its label, hint and error. */
export function TextField({ label, hint, counter, error, after, ...rest }: TextFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, counter, error, after }}>
      <input {...rest} {...describe(id, { hint, counter, error })} id={id} className={styles.input} />
    </Frame>
  );
}

type TextAreaProps = Common & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea({ label, hint, counter, error, ...rest }: TextAreaProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, counter, error }}>
      <textarea rows={3} {...rest} {...describe(id, { hint, counter, error })} id={id} className={styles.input} />
    </Frame>
  );
}

type SelectFieldProps = Common & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** One of several options. */
export function SelectField({ label, hint, counter, error, children, ...rest }: SelectFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <Frame {...{ id, label, hint, counter, error }}>
      <select {...rest} {...describe(id, { hint, counter, error })} id={id} className={styles.input}>
        {children}
      </select>
    </Frame>
  );
}
