import { GroupLines } from '../../content-editing/GroupLines';
import type { Group } from '../../form/group';
import { settingsLabel } from '../../settings-editing/settings-labels';

type SettingLinesProps<Key extends string, T extends Record<Key, string[]>> = {
  group: Group<T>;
  field: Key;
  /** One entry, such as `page`. */
  noun: string;
  hint: string;
};

/** A list of short texts of the settings. */
export function SettingLines<Key extends string, T extends Record<Key, string[]>>(props: SettingLinesProps<Key, T>) {
  return <GroupLines<Key, T> {...props} label={settingsLabel(props.field)} />;
}
