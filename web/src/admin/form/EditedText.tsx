import { TextArea, TextField } from '../../shared/ui/TextField';
import { lengthCounter } from './length-counter';
import { useTypedText } from './deferred-drawing';
import { workingCopy } from './working-copy';

type EditedTextProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The contract's schema of the field: its limit is shown. */
  schema?: { maxLength: number | null };
  /** Several lines. */
  rows?: number;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Marks a required field with a star, where most fields may stay empty. */
  starred?: boolean;
  id?: string;
  type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'number';
  placeholder?: string;
  /** Form field name (design: the specification's field names). */
  name?: string;
  onBlur?: () => void;
};

/** A text of the working copy: every key goes into it, and what comes into it from elsewhere is shown. */
export function EditedText({
  schema,
  rows,
  onChange,
  value,
  required = false,
  starred = false,
  type = 'text',
  ...rest
}: EditedTextProps) {
  const limit = schema?.maxLength ?? null;
  const texts = {
    ...rest,
    // Counted of what is drawn: another text beside the field would have the page laid out twice for a key (S11).
    counter: limit === null ? undefined : lengthCounter(value, limit),
    ...(starred ? { required, starred } : { 'aria-required': required || undefined }),
    autoComplete: 'off',
    ...workingCopy,
  };
  const control = useTypedText(value, onChange);
  if (rows !== undefined) return <TextArea {...texts} {...control} rows={rows} />;
  return <TextField {...texts} {...control} type={type} />;
}
