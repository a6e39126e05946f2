import { Switch } from '../../shared/ui/Switch';
import { setField, type Group } from '../form/group';
import { fieldLabel } from './labels';

type GroupSwitchProps<Key extends string, T extends Record<Key, boolean>> = {
  group: Group<T>;
  field: Key;
  label?: string;
};

/** Something of a group that is on or off. */
export function GroupSwitch<Key extends string, T extends Record<Key, boolean>>({
  group,
  field,
  label = fieldLabel(field),
}: GroupSwitchProps<Key, T>) {
  return (
    <Switch
      label={label}
      name={field}
      checked={group.value[field]}
      onChange={({ target }) => setField<Key, boolean, T>(group, field, target.checked)}
    />
  );
}
