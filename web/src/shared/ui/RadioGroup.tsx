import { useId } from 'react';
import styles from './Choice.module.css';
import { describe, FieldNotes } from './Field';

/** One answer, with a line that explains it if it needs one. */
export type RadioOption = { value: string; label: string; note?: string };

type RadioGroupProps = {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** Answered by React, or with `defaultValue` by the browser alone, which works without script. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Beside one another where there is room. */
  inline?: boolean;
};

/** One answer of a few that are all in sight. */
export function RadioGroup({ legend, name, options, value, defaultValue, onChange, ...rest }: RadioGroupProps) {
  const { required, disabled, hint, error, inline = false } = rest;
  const id = useId();
  return (
    <fieldset className={styles.group} disabled={disabled} role="radiogroup" {...describe(id, { hint, error })}>
      <legend>{legend}</legend>
      <div className={inline ? styles.inline : styles.stack}>
        {options.map((option) => (
          <div className={styles.choice} key={option.value}>
            <label>
              <input
                type="radio"
                name={name}
                value={option.value}
                required={required}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onChange?.(option.value)}
              />
              <span>
                {option.label}
                {option.note !== undefined && <small>{option.note}</small>}
              </span>
            </label>
          </div>
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}
