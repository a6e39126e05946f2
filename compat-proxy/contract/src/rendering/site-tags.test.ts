import { describe, expect, it } from 'vitest';
import {
  analytics,
  everything,
  facebookPixel,
  linkedinInsight,
  settings,
  tagsOf,
  twitterAnalytics,
  type Changes,
} from '../../../../tests/support/tag-settings';
import { defaultSettings } from '../content/default-settings';
import { toPublicSettings } from '../resources/settings/public-settings';
import type { Settings } from '../resources/settings/settings';
import { siteTagsOf } from './site-tags';

const names = (changes: Changes) => tagsOf(changes)?.tools.map(({ tool }) => tool);
const { cookieCategories } = defaultSettings.privacyCompliance;
const privacy = (changes: Partial<Settings['privacyCompliance']>): Changes => ({
  ...everything,
  privacyCompliance: { ...defaultSettings.privacyCompliance, ...changes },
});

describe('which tools pages load', () => {
  it('A18: none on a new site, and none with analytics off', () => {
    expect(tagsOf({})).toBeNull();
    expect(tagsOf({ ...everything, general: { analyticsEnabled: false } })).toBeNull();
  });

  it('A18: each that is on, with its id and its options', () => {
    expect(names(everything)).toEqual([
      'google-analytics',
      'google-tag-manager',
      'hotjar',
      'facebook',
      'linkedin',
      'twitter',
    ]);
    const customDimensions = [{ key: 'k', name: 'plan', value: 'gold' }];
    const { tools } = tagsOf({
      googleAnalytics: {
        ...analytics.googleAnalytics,
        customDimensions,
        enhancedEcommerce: true,
        interestReports: true,
      },
    })!;
    expect(tools).toEqual([
      {
        tool: 'google-analytics',
        id: 'G-ABCD1234',
        ecommerce: true,
        signals: true,
        adPersonalization: true,
        anonymizeIp: true,
        speed: false,
        dimensions: { plan: 'gold' },
      },
    ]);
    expect(tagsOf({ socialAnalytics: { facebookPixel, linkedinInsight, twitterAnalytics } })?.tools).toEqual([
      { tool: 'facebook', id: '1234567', conversions: false, events: { phone_called: ['Rang', 'Rang us'] } },
    ]);
  });

  it('A18: reports on age and gender ask Google for its signals, without advertisements by interest', () => {
    const asked = tagsOf({ googleAnalytics: { ...analytics.googleAnalytics, demographicsReports: true } });
    expect(asked?.tools).toMatchObject([{ signals: true, adPersonalization: false }]);
  });

  it('A18: Google is told how fast pages are where the settings have it measure that', () => {
    const monitored = (changes: Partial<Settings['performanceMonitoring']>) =>
      tagsOf({ ...analytics, performanceMonitoring: { enabled: true, provider: 'google-analytics', ...changes } });
    expect(monitored({})?.tools).toMatchObject([{ speed: true }]);
    for (const off of [{ enabled: false }, { realUserMonitoring: false }, { provider: 'first-party' as const }])
      expect(monitored(off)?.tools).toMatchObject([{ speed: false }]);
  });

  it('A18: without a question there is no consent, so nothing is loaded', () => {
    expect(siteTagsOf(toPublicSettings(settings(privacy({ gdprCompliant: false, cookieConsent: false }))))).toBeNull();
    expect(tagsOf(privacy({ gdprCompliant: false }))).not.toBeNull();
    expect(tagsOf(privacy({ cookieConsent: false }))).not.toBeNull();
  });

  it('A18: a category that is not offered takes its tools with it', () => {
    const without = (category: 'analytics' | 'marketing' | 'preferences') =>
      tagsOf(privacy({ cookieCategories: { ...cookieCategories, [category]: false } }));
    expect(without('analytics')?.tools.map(({ tool }) => tool)).toEqual([
      'google-tag-manager',
      'facebook',
      'linkedin',
      'twitter',
    ]);
    expect(without('marketing')?.tools.map(({ tool }) => tool)).toEqual(['google-analytics', 'hotjar']);
    expect(without('preferences')?.categories).toEqual(['analytics', 'marketing']);
  });

  it('A18: only categories that a tool needs are asked about', () => {
    expect(tagsOf({ heatmapTracking: { enabled: true, trackingId: '1234567' } })?.categories).toEqual(['analytics']);
    expect(tagsOf(analytics)?.categories).toEqual(['analytics', 'preferences']);
    const signals = { googleAnalytics: { ...analytics.googleAnalytics, demographicsReports: true } };
    expect(tagsOf(signals)?.categories).toEqual(['analytics', 'marketing', 'preferences']);
  });

  it('A18: addresses are shortened and a refusal of the browser counts, unless both are off', () => {
    const free = { gdprCompliant: false, anonymizeIPs: false, respectDoNotTrack: false };
    expect(tagsOf(privacy(free))).toMatchObject({
      honourSignals: false,
      tools: [{ anonymizeIp: false }, {}, {}, {}, {}, {}],
    });
    for (const kept of [{}, { anonymizeIPs: true, respectDoNotTrack: true, gdprCompliant: false }])
      expect(tagsOf(privacy({ ...free, gdprCompliant: true, ...kept }))).toMatchObject({
        honourSignals: true,
        tools: [{ anonymizeIp: true }, {}, {}, {}, {}, {}],
      });
  });

  it('A18: a recorder that may do nothing is not loaded; surveys are Hotjar’s alone', () => {
    const only = (changes: Partial<Settings['heatmapTracking']>) =>
      names({
        heatmapTracking: {
          enabled: true,
          trackingId: '1234567',
          sessionRecordings: false,
          heatmaps: false,
          ...changes,
        },
      });
    expect(only({})).toBeUndefined();
    for (const part of ['sessionRecordings', 'heatmaps', 'surveys', 'feedbackPolls'])
      expect(only({ [part]: true })).toEqual(['hotjar']);
    expect(only({ provider: 'fullstory', trackingId: 'o-1ABCDE-na1', surveys: true })).toBeUndefined();
    expect(only({ provider: 'logrocket', trackingId: 'abcdef/app', heatmaps: true })).toEqual(['logrocket']);
  });

  it('A18: an id that was stored against the rules is not loaded', () => {
    const evil = toPublicSettings({
      ...defaultSettings,
      googleTagManager: { enabled: true, containerId: '</script><script>alert(1)' },
      googleAnalytics: { ...defaultSettings.googleAnalytics, enabled: true },
    });
    expect(siteTagsOf(evil)).toBeNull();
  });
});
