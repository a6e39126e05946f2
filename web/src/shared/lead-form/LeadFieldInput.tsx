import { SelectField, TextArea, TextField } from '../ui/TextField';
import type { LeadField } from './lead-field';

/** Lines of a message (public-site §5). */
const ROWS = 5;

type LeadFieldInputProps = {
  field: LeadField;
  /** What stands in it at first. */
  value: string;
  error: string | undefined;
  hint: string | undefined;
};

/**
 * A field as people fill it in. No length stops the browser: it would cut what is pasted without a word (P20). React does not hold
 * what is typed, so nothing is lost before the script is there.
 */
export function LeadFieldInput({ field, value, error, hint }: LeadFieldInputProps) {
  const { name, kind, required, autoComplete, options = [] } = field;
  const label = required ? field.label : `${field.label} (optional)`;
  const common = { name, label, required, error, hint, defaultValue: value };
  if (kind === 'textarea') return <TextArea {...common} rows={ROWS} />;
  if (kind !== 'select') return <TextField {...common} type={kind} autoComplete={autoComplete} />;
  return (
    <SelectField {...common}>
      <option value="">Please choose</option>
      {options.map(({ title, choices }) => {
        const inner = choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ));
        return title === '' ? (
          inner
        ) : (
          <optgroup key={title} label={title}>
            {inner}
          </optgroup>
        );
      })}
    </SelectField>
  );
}
