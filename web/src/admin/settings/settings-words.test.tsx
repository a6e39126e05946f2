// @vitest-environment jsdom
import type { BackupsReply } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingsDraft } from '../settings-editing/settings-draft';
import { settingsLabel } from '../settings-editing/settings-labels';
import { AdvancedTab } from './advanced/AdvancedTab';
import { AnalyticsTab } from './analytics/AnalyticsTab';
import { PerformanceTab } from './performance/PerformanceTab';
import { PrivacyTab } from './privacy/PrivacyTab';
import { BackupNews } from './system/BackupNews';
import { BackupQuestions } from './system/BackupQuestions';
import { SystemTab } from './system/SystemTab';

vi.mock('../settings-editing/settings-editing', () => ({ useSettingsEditor: () => ({}) }));
vi.mock('../../shared/api/client', () => ({ request: () => new Promise(() => undefined) }));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function shown(screen: ReactElement): Promise<string> {
  await act(async () => root.render(screen));
  return document.body.textContent ?? '';
}
const group = (changes: Partial<SettingsDraft> = {}) => ({
  value: { ...defaultSettings, ...changes },
  edit: () => undefined,
  issue: () => undefined,
});
/** What is said of a switch. */
const about = (name: string) => {
  const id = document.querySelector(`[name="${name}"]`)?.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};

describe('what the settings say of themselves', () => {
  it('A18: retention tracking and cohorts say that visitors are asked, or that nobody is', async () => {
    await shown(<AdvancedTab settings={group()} />);
    for (const name of ['retentionTracking', 'cohortAnalysis'])
      expect(about(name)).toContain('While it is on visitors are asked, and who says no is not counted at all.');
    const privacyCompliance = { ...defaultSettings.privacyCompliance, gdprCompliant: false, cookieConsent: false };
    await shown(<AdvancedTab settings={group({ privacyCompliance })} />);
    for (const name of ['retentionTracking', 'cohortAnalysis']) expect(about(name)).toContain('it finds nothing');
  });

  it('A18: data retention names measured visits, which are in no backup; the category Analytics names the note', async () => {
    const text = await shown(<PrivacyTab settings={group()} />);
    expect(text).toContain('and so are the figures of measured visits');
    expect(text).toContain('measured visits are in none, so their figures are gone for good');
    expect(about('analytics')).toContain('the site’s own note of the first visit');
  });

  it('A18: enhanced e-commerce promises the plans of /pricing, and no lockers', async () => {
    await shown(<AnalyticsTab settings={group()} />);
    expect(about('enhancedEcommerce')).toContain('monthly plans of the page /pricing');
    expect(about('enhancedEcommerce')).toContain('lockers are not told');
  });

  it('A18: synthetic monitoring promises the page itself, and none of its files', async () => {
    const text = await shown(<PerformanceTab settings={group()} />);
    expect(about('syntheticMonitoring')).toContain('without its pictures, styles and scripts');
    expect(text).not.toContain('as a visitor would');
  });

  it('A18: a tab that does nothing while Analytics Tracking is off says so, and where the switch is', async () => {
    const off = { general: { ...defaultSettings.general, analyticsEnabled: false } };
    const performance = (changes: Partial<SettingsDraft['performanceMonitoring']>) => ({
      performanceMonitoring: { ...defaultSettings.performanceMonitoring, enabled: true, ...changes },
    });
    const says = async (screen: ReactElement) => (await shown(screen)).includes('Analytics Tracking is off');
    for (const Tab of [AnalyticsTab, AdvancedTab]) {
      expect(await says(<Tab settings={group(off)} />)).toBe(true);
      expect(document.body.textContent).toContain('The switch is in the tab System.');
      expect(await says(<Tab settings={group()} />)).toBe(false);
    }
    const measured = performance({ realUserMonitoring: true });
    expect(await says(<PerformanceTab settings={group({ ...off, ...measured })} />)).toBe(true);
    expect(document.body.textContent).toContain('Nothing is measured in the browsers of visitors');
    expect(await says(<PerformanceTab settings={group(measured)} />)).toBe(false);
    const unmeasured = performance({ realUserMonitoring: false });
    expect(await says(<PerformanceTab settings={group({ ...off, ...unmeasured })} />)).toBe(false);
    await shown(<SystemTab settings={group(off)} />);
    expect(about('analyticsEnabled')).toContain('neither visits nor how fast pages are for them');
  });

  it('A18: three switches of privacy that the GDPR holds are on, cannot be switched, and say so', async () => {
    const held = ['cookieConsent', 'anonymizeIPs', 'respectDoNotTrack'] as const;
    const seen = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const off = { cookieConsent: false, anonymizeIPs: false, respectDoNotTrack: false };
    for (const gdprCompliant of [true, false]) {
      const privacyCompliance = { ...defaultSettings.privacyCompliance, ...off, gdprCompliant };
      await shown(<PrivacyTab settings={group({ privacyCompliance })} />);
      for (const name of held) {
        expect([seen(name)?.checked, seen(name)?.disabled]).toEqual([gdprCompliant, gdprCompliant]);
        expect(about(name).includes(`On as long as ${settingsLabel('gdprCompliant')} is.`)).toBe(gdprCompliant);
      }
    }
  });

  it('A18: backups and restores say that measured visits are in none', async () => {
    expect(await shown(<SystemTab settings={group()} />)).toContain('Measured visits are in none');
    const times = { madeAt: '2026-03-04T05:06:07.089Z', at: '2026-03-05T05:06:07.089Z' };
    const restore: BackupsReply['restore'] = { state: 'restored', name: 'a', by: 'ada', reason: '', ...times };
    const news = await shown(<BackupNews work={null} problem={null} restore={restore} isAway={false} />);
    expect(news).toContain('measured visits are in no backup and stayed');
    const backup = { name: 'a', kind: 'daily', madeAt: times.madeAt, size: 1, files: 1, by: '' } as const;
    const question = { about: { ...backup, leavesOutUploads: false }, action: 'restore' } as const;
    const nothing = () => undefined;
    const here = { byCommand: '', uploadsAreVolume: false, busy: false, onCancel: nothing, onAnswer: nothing };
    const asked = await shown(<BackupQuestions question={question} {...here} />);
    expect(asked).toContain('Measured visits stay as they are');
  });
});
