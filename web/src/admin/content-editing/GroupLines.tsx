import { setField, type Group } from '../form/group';
import { TextListField } from '../form/TextListField';
import { fieldLabel } from './labels';

type GroupLinesProps<Key extends string, T extends Record<Key, string[]>> = {
  group: Group<T>;
  field: Key;
  /** One entry, such as `feature`. */
  noun: string;
  label?: string;
  hint?: string;
};

/** A list of short texts of a group. */
export function GroupLines<Key extends string, T extends Record<Key, string[]>>({
  group,
  field,
  label = fieldLabel(field),
  ...rest
}: GroupLinesProps<Key, T>) {
  return (
    <TextListField
      {...rest}
      label={label}
      name={field}
      values={group.value[field]}
      onChange={(next) => setField<Key, string[], T>(group, field, next)}
      error={group.issue([field], label)}
      isBroken={(place) => group.issue([field, place], '') !== undefined}
    />
  );
}
