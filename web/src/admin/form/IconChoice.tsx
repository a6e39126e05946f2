import { useId, type ReactNode } from 'react';
import { describe, FieldNotes } from '../../shared/ui/Field';
import styles from './IconChoice.module.css';

type IconChoiceProps = {
  legend: string;
  options: readonly { value: string; label: string; icon: ReactNode }[];
  value: string;
  onChoose: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** One of several icons as a radio group: arrows move, the name stands in the tooltip and for screen readers. */
export function IconChoice({ legend, options, value, onChoose, hint, error }: IconChoiceProps) {
  const name = useId();
  return (
    <fieldset
      className={styles.choice}
      data-invalid={error !== undefined || undefined}
      aria-describedby={describe(name, { hint, error })['aria-describedby']}
    >
      <legend>
        {legend}: <span>{options.find((option) => option.value === value)?.label ?? 'none'}</span>
      </legend>
      <div className={styles.icons}>
        {options.map((option) => (
          <label key={option.value} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChoose(option.value)}
            />
            {option.icon}
          </label>
        ))}
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  );
}
