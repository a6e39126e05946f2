import { useState, type ClipboardEvent } from 'react';
import { MeasureField } from '../../shared/ui/MeasureField';
import { TextField } from '../../shared/ui/TextField';
import { workingCopy } from '../form/working-copy';
import type { NumberReader } from './typed-number';

type NumberFieldProps = {
  label: string;
  name: string;
  /** A text: what is typed and is no number. */
  value: number | string;
  read: NumberReader;
  onChange: (value: number | string) => void;
  /** Takes a pasted text; true: it is dealt with. Only of a whole text it is sure what is meant, not while it is typed. */
  onPaste?: (text: string) => boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands behind the number. */
  unit?: string;
};

/**
 * A number that is typed. Every key goes into the working copy: as a number if it is one, else as it stands there, and the
 * field says so at once. Text with a number's keyboard, since number fields change under the mouse's wheel.
 */
export function NumberField({ value, read, onChange, onPaste, error, unit, ...texts }: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | string } | null>(null);
  const isNone = typeof value === 'string';
  const field = {
    ...texts,
    ...workingCopy,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    error: error ?? (isNone ? `${texts.label} must be a number` : undefined),
    // `1.` and `1` are the same number: the field shows what was typed while it is that number still.
    value: typed !== null && Object.is(typed.value, value) ? typed.text : String(value),
    onChange: ({ target }: { target: { value: string } }) => {
      const next = read(target.value) ?? target.value;
      setTyped({ text: target.value, value: next });
      onChange(next);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (onPaste?.(event.clipboardData.getData('text')) !== true) return;
      event.preventDefault();
      setTyped(null);
    },
    onBlur: () => setTyped(null),
  };
  return unit === undefined ? <TextField {...field} /> : <MeasureField {...field} unit={unit} />;
}
