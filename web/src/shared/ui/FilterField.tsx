import { startTransition, useOptimistic, type ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import { SelectField } from './TextField';

/**
 * What a field shows whose value comes from the address. The address changes as a transition: until what follows from it is drawn,
 * the field would stand back at what was chosen before.
 */
function useChosen<T>(value: T, onChoose: (value: T) => void) {
  const [shown, show] = useOptimistic(value);
  const choose = (next: T) =>
    startTransition(() => {
      show(next);
      onChoose(next);
    });
  return { shown, choose };
}

type FilterSelectProps = {
  label: string;
  /** The name in a form that is sent without script. */
  name?: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** One of several options by which a list is filtered or sorted: in the address, shown at once. */
export function FilterSelect({ value, onChoose, ...rest }: FilterSelectProps) {
  const { shown, choose } = useChosen(value, onChoose);
  return <SelectField {...rest} value={shown} onChange={({ target }) => choose(target.value)} />;
}

type FilterCheckboxProps = { label: string; checked: boolean; onChoose: (checked: boolean) => void };

/** A yes or no by which a list is filtered: in the address, shown at once. */
export function FilterCheckbox({ label, checked, onChoose }: FilterCheckboxProps) {
  const { shown, choose } = useChosen(checked, onChoose);
  return <Checkbox label={label} checked={shown} onChange={({ target }) => choose(target.checked)} />;
}
