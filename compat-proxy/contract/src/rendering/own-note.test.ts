import { expect, it } from 'vitest';
import { defaultSettings } from '../content/default-settings';
import { toPublicSettings } from '../resources/settings/public-settings';
import type { Settings } from '../resources/settings/settings';
import { siteTagsOf } from './site-tags';
import { tagOrigins } from './tag-origins';

const { advancedTracking, general, googleAnalytics, privacyCompliance, socialAnalytics } = defaultSettings;
const { cookieCategories } = privacyCompliance;
const tagsOf = (changes: Partial<Settings>) => siteTagsOf(toPublicSettings({ ...defaultSettings, ...changes }));
const privacy = (changes: Partial<Settings['privacyCompliance']>) => ({
  privacyCompliance: { ...privacyCompliance, ...changes },
});

it.each([{ retentionTracking: true }, { cohortAnalysis: true }])(
  'A18: with %o the site’s own note of the first visit is asked about, also while no tool is on, where somebody can be asked',
  (own) => {
    const noted = { advancedTracking: { ...advancedTracking, ...own } };
    expect(tagsOf(noted)).toEqual({ tools: [], ownNote: true, categories: ['analytics'], honourSignals: true });
    expect([...tagOrigins(tagsOf(noted))]).toEqual([]);
    // A tool for advertisements alone does not ask for analytics: the note does.
    const linkedinInsight = { enabled: true, partnerId: '12345' };
    const advertised = { ...noted, socialAnalytics: { ...socialAnalytics, linkedinInsight } };
    expect(tagsOf(advertised)?.categories).toEqual(['analytics', 'marketing']);
    for (const unasked of [
      privacy({ cookieCategories: { ...cookieCategories, analytics: false } }),
      privacy({ gdprCompliant: false, cookieConsent: false }),
      { general: { ...general, analyticsEnabled: false } },
    ])
      expect(tagsOf({ ...noted, ...unasked })).toBeNull();
  },
);

it('A18: while both are off nothing of the note is on a page, whatever else is measured', () => {
  const measured = { userJourney: true, conversionFunnels: true, eventTracking: true };
  expect(tagsOf({ advancedTracking: { ...advancedTracking, ...measured } })).toBeNull();
  const tool = { ...googleAnalytics, enabled: true, trackingId: 'G-ABCD1234' };
  expect(tagsOf({ googleAnalytics: tool })?.ownNote).toBe(false);
});
