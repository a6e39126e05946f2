import { SelectField } from '../../shared/ui/TextField';

type GroupChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  values: readonly Value[];
  /** What is shown in place of a value. */
  names?: Partial<Record<Value, string>>;
  onChange: (value: Value) => void;
  hint?: string;
};

/** One of a few values, chosen from a list. */
export function GroupChoice<Value extends string>({
  values,
  names,
  value,
  onChange,
  ...rest
}: GroupChoiceProps<Value>) {
  return (
    <SelectField
      {...rest}
      value={value}
      onChange={({ target }) => onChange(values.find((one) => one === target.value) ?? value)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {names?.[one] ?? one}
        </option>
      ))}
    </SelectField>
  );
}
