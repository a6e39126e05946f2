import type { FieldIssue } from '@apoti/contract';
import type { Place, Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import type { SettingsDraft } from './settings-draft';
import { isSettingsGroup, settingsGroups, settingsLabel, tabsOfGeneral } from './settings-labels';

function place(_: SettingsDraft, [group = '', ...rest]: FieldIssue['path']): Place {
  const name = String(group);
  const item = isSettingsGroup(name) && name !== 'general' ? settingsGroups[name][0] : '';
  const steps = rest.filter((segment) => typeof segment === 'string' && !segment.startsWith('#'));
  return { item, field: steps.map((segment) => settingsLabel(String(segment))).join(' › ') };
}

/** The tab in which a place is edited. */
function address(_: SettingsDraft, [group = '', field = '']: FieldIssue['path']): string {
  const name = String(group);
  const own = name === 'general' ? tabsOfGeneral[String(field)] : undefined;
  const tab = own ?? (isSettingsGroup(name) ? settingsGroups[name][1] : 'general');
  return `/admin/settings${tab === 'general' ? '' : `?tab=${tab}`}`;
}

/** How the settings speak of their places and values. */
export const settingsWords: Words<SettingsDraft> = {
  place,
  text: (_, __, value) => plainText(value),
  address,
  held: 'it would close the site to visitors. Use Maintenance Mode.',
};
