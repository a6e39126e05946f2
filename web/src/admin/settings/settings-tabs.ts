import type { ComponentType } from 'react';
import { SecurityTab } from './security/SecurityTab';

/** A tab of the settings; `id` is what the address calls it. */
type SettingsTab = { id: string; label: string; Panel: ComponentType };

/** The tabs of the settings in the order of back-office §2: those that are there. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  { id: 'security', label: 'Security', Panel: SecurityTab },
];
