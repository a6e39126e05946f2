import type { Group } from '../form/group';
import type { SettingsDraft } from '../settings-editing/settings-draft';

/** What every tab of the settings is given. */
export type TabProps = { settings: Group<SettingsDraft> };
