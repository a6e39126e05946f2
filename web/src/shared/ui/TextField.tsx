import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { describe, Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

/** The texts as the frame takes them, and what is left for the control itself. */
function split<T extends FieldTexts & { required?: boolean | undefined }>(props: T) {
  const { label, hint, counter, error, starred, ...control } = props;
  return { texts: { label, hint, counter, error, starred: starred === true && props.required === true }, control };
}

type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { after?: ReactNode; ref?: Ref<HTMLInputElement> };

/** A line of text with its label, hint and error. */
export function TextField({ after, ...props }: TextFieldProps) {
  const made = useId();
  const { texts, control } = split(props);
  const id = control.id ?? made;
  return (
    <Field {...texts} id={id} after={after}>
      <input {...control} {...describe(id, texts, control)} id={id} className={styles.input} />
    </Field>
  );
}

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const made = useId();
  const { texts, control } = split(props);
  const id = control.id ?? made;
  return (
    <Field {...texts} id={id}>
      <textarea rows={3} {...control} {...describe(id, texts)} id={id} className={styles.input} />
    </Field>
  );
}

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** One of several options: the browser's own, which phones show in their own way. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const made = useId();
  const { texts, control } = split(props);
  const id = control.id ?? made;
  return (
    <Field {...texts} id={id}>
      <div className={styles.select}>
        <select {...control} {...describe(id, texts)} id={id} className={styles.input}>
          {children}
        </select>
      </div>
    </Field>
  );
}
