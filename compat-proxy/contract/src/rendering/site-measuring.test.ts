import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../content/default-settings';
import { toPublicSettings } from '../resources/settings/public-settings';
import type { Settings } from '../resources/settings/settings';
import { siteMeasuringOf } from './site-measuring';

const measuringOf = (changes: Partial<Settings>) =>
  siteMeasuringOf(toPublicSettings({ ...defaultSettings, ...changes }));
const privacy = (changes: Partial<Settings['privacyCompliance']>) => ({
  privacyCompliance: { ...defaultSettings.privacyCompliance, ...changes },
});
const tracking = (changes: Partial<Settings['advancedTracking']>) => ({
  advancedTracking: { ...defaultSettings.advancedTracking, ...changes },
});
const performance = (changes: Partial<Settings['performanceMonitoring']>) => ({
  performanceMonitoring: { ...defaultSettings.performanceMonitoring, enabled: true, ...changes },
});

describe('what the site measures', () => {
  it('A20: nothing with analytics off; on a new site views alone, with cut addresses and the browser’s wish honoured', () => {
    expect(measuringOf({ general: { ...defaultSettings.general, analyticsEnabled: false } })).toBeNull();
    expect(measuringOf({})).toEqual({
      events: false,
      vitals: false,
      returning: false,
      journeys: false,
      cohorts: false,
      own: [],
      honourSignals: true,
      anonymizeIps: true,
    });
  });

  it('A18: speed by visitors only while it is monitored by the site itself', () => {
    expect(measuringOf(performance({}))?.vitals).toBe(true);
    expect(measuringOf(performance({ enabled: false }))?.vitals).toBe(false);
    expect(measuringOf(performance({ realUserMonitoring: false }))?.vitals).toBe(false);
    expect(measuringOf(performance({ provider: 'google-analytics' }))?.vitals).toBe(false);
  });

  it('A18: events and being known again by their switches; the latter only where one can be asked', () => {
    expect(measuringOf(tracking({ eventTracking: true }))?.events).toBe(true);
    const kept = tracking({ retentionTracking: true });
    expect(measuringOf(kept)?.returning).toBe(true);
    const { cookieCategories } = defaultSettings.privacyCompliance;
    const without = privacy({ cookieCategories: { ...cookieCategories, analytics: false } });
    expect(measuringOf({ ...kept, ...without })?.returning).toBe(false);
    expect(measuringOf({ ...kept, ...privacy({ gdprCompliant: false, cookieConsent: false }) })?.returning).toBe(false);
  });

  it('A18: journeys, cohorts and events of one’s own by their switches; cohorts only where one can be asked', () => {
    const customEvents = [{ key: 'a', name: 'brochure_opened', category: 'engagement' as const }];
    const all = tracking({ userJourney: true, cohortAnalysis: true, customEvents });
    const measured = { journeys: true, cohorts: true, own: ['brochure_opened'] };
    expect(measuringOf(all)).toMatchObject({ ...measured, events: false, returning: false });
    const unasked = privacy({ gdprCompliant: false, cookieConsent: false });
    expect(measuringOf({ ...all, ...unasked })).toMatchObject({ ...measured, cohorts: false });
  });

  it('A18: the strict reading holds whatever the switches beside it say', () => {
    const off = { anonymizeIPs: false, respectDoNotTrack: false };
    expect(measuringOf(privacy(off))).toMatchObject({ honourSignals: true, anonymizeIps: true });
    expect(measuringOf(privacy({ ...off, gdprCompliant: false }))).toMatchObject({
      honourSignals: false,
      anonymizeIps: false,
    });
  });
});
