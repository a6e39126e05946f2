import { describe, expect, it } from 'vitest';
import { settingsSchema, type Settings } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { placeText } from '../editor/editor';
import { settingsDocument } from './settings-draft';
import { settingsGroups, settingsLabels, settingsTabs, tabsOfGeneral } from './settings-labels';
import { settingsWords } from './settings-words';

/** The names of all fields, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

it('A22: nine tabs in the specified order; every group and every field has a name', () => {
  expect(settingsTabs.map(({ label }) => label)).toEqual([
    'General',
    'Analytics',
    'Advanced Tracking',
    'Performance',
    'Privacy & Compliance',
    'Reporting',
    'Notifications',
    'Security',
    'System',
  ]);
  expect(Object.keys(settingsGroups).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  for (const group of Object.values(defaultSettings)) {
    for (const name of namesIn(group)) expect(Object.keys(settingsLabels)).toContain(name);
  }
});

it('A22: every tab but Security has settings', () => {
  const used = new Set<string>([
    ...Object.values(settingsGroups).map(([, tab]) => tab),
    ...Object.values(tabsOfGeneral),
  ]);
  expect(settingsTabs.map(({ id }) => id).filter((id) => !used.has(id))).toEqual(['security']);
});

describe('the settings in editing', () => {
  it('A18: a fault in one group does not hold the others back', () => {
    const mine: Settings = {
      ...defaultSettings,
      general: { ...defaultSettings.general, maintenanceMode: true },
      googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true },
    };
    const issues = settingsDocument.check(mine, defaultSettings);
    expect(issues).toMatchObject([{ path: ['googleAnalytics', 'trackingId'] }]);
    expect(settingsDocument.withoutFaults?.(mine, defaultSettings, issues)).toMatchObject({
      general: { maintenanceMode: true },
      googleAnalytics: { enabled: false },
    });
  });

  it('A18: what was stored against a rule of today holds back nothing else of its group', () => {
    const googleAnalytics = { ...defaultSettings.googleAnalytics, enabled: true };
    const old: Settings = { ...defaultSettings, googleAnalytics };
    const mine = { ...old, googleAnalytics: { ...googleAnalytics, customDimensions: [] as [], anonymizeIp: true } };
    expect(settingsDocument.check(mine, old)).toEqual([]);
  });

  it('A18: what is typed in place of a number stays, and is told at its field', () => {
    const { reporting } = defaultSettings;
    const mine = { ...defaultSettings, reporting: { ...reporting, alerts: { ...reporting.alerts, errorRate: '5 %' } } };
    expect(settingsDocument.isWorkingCopy(mine)).toBe(true);
    expect(settingsDocument.check(mine, defaultSettings)).toMatchObject([
      { path: ['reporting', 'alerts', 'errorRate'], message: 'must be a number' },
    ]);
  });

  it.each([
    [['general', 'maintenanceMode'], 'Maintenance Mode', '/admin/settings'],
    [['general', 'smsNotifications'], 'SMS Notifications', '/admin/settings?tab=notifications'],
    [['general', 'backupFrequency'], 'Backup Frequency', '/admin/settings?tab=system'],
    [['googleAnalytics', 'trackingId'], 'Google Analytics: Tracking ID', '/admin/settings?tab=analytics'],
    [
      ['socialAnalytics', 'facebookPixel', 'pixelId'],
      'Social networks: Facebook Pixel › Pixel ID',
      '/admin/settings?tab=analytics',
    ],
    [['reporting', 'emailRecipients', 0], 'Reports: Email recipients', '/admin/settings?tab=reporting'],
    [
      ['advancedTracking', 'customEvents', 0, 'name'],
      'Advanced tracking: Custom events › Name',
      '/admin/settings?tab=advanced',
    ],
  ])('A18: %j is told as “%s” and edited at %s', (path, words, address) => {
    expect(placeText(settingsWords.place(defaultSettings, path))).toBe(words);
    expect(settingsWords.address?.(defaultSettings, path, '')).toBe(address);
  });
});
