import { setField, type Group } from '../../form/group';
import { GroupChoice } from '../../form/GroupChoice';
import { settingsLabel } from '../../settings-editing/settings-labels';

type SettingChoiceProps<Key extends string, Value extends string, T extends Record<Key, Value>> = {
  group: Group<T>;
  field: Key;
  values: readonly Value[];
  /** What is shown in place of a value. */
  names: Record<Value, string>;
  hint?: string;
};

/** One of a few values of the settings. */
export function SettingChoice<Key extends string, Value extends string, T extends Record<Key, Value>>({
  group,
  field,
  ...rest
}: SettingChoiceProps<Key, Value, T>) {
  return (
    <GroupChoice<Value>
      {...rest}
      name={field}
      label={settingsLabel(field)}
      value={group.value[field]}
      onChange={(next) => setField<Key, Value, T>(group, field, next)}
    />
  );
}
