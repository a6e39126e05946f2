import { readDecimal } from '@apoti/contract/lib/read-place';
import { setField, type Group } from '../../form/group';
import { NumberField } from '../../form/NumberField';
import { settingsLabel } from '../../settings-editing/settings-labels';

type Typed = number | string;

type SettingNumberProps<Key extends string, T extends Record<Key, Typed>> = {
  group: Group<T>;
  field: Key;
  unit?: string;
  hint?: string;
};

/** A number of the settings; what is typed and is none stays in the field, which says so. */
export function SettingNumber<Key extends string, T extends Record<Key, Typed>>({
  group,
  field,
  ...rest
}: SettingNumberProps<Key, T>) {
  const label = settingsLabel(field);
  return (
    <NumberField
      {...rest}
      label={label}
      name={field}
      value={group.value[field]}
      read={readDecimal}
      onChange={(next) => setField<Key, Typed, T>(group, field, next)}
      error={group.issue([field], label)}
    />
  );
}
