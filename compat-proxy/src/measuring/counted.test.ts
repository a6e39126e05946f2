import { describe, expect, it } from 'vitest';
import type { SiteMeasuring } from '@apoti/contract';
import { isCounted } from './counted';

const off: SiteMeasuring = {
  ...{ events: false, vitals: false, returning: false, honourSignals: true, anonymizeIps: true },
  ...{ journeys: false, cohorts: false, own: [] },
};
const event = (name: string) => ({ kind: 'event', name }) as const;

describe('what is counted of what a page tells', () => {
  it('A18, A20: events by eventTracking; forms that are begun anyway, for the funnel shows them', () => {
    expect(isCounted(event('phone_called'), off)).toBe(false);
    expect(isCounted(event('phone_called'), { ...off, events: true })).toBe(true);
    expect(isCounted(event('contact_form_started'), off)).toBe(true);
    expect(isCounted(event('franchise_form_started'), off)).toBe(true);
  });

  it('A18: an event of one’s own only while the settings name it', () => {
    expect(isCounted(event('price_list'), { ...off, events: true })).toBe(false);
    expect(isCounted(event('price_list'), { ...off, own: ['price_list'] })).toBe(true);
    expect(isCounted(event('toString'), { ...off, events: true })).toBe(false);
  });

  it('A18: the week of the first visit only for cohorts, speed only where it is monitored', () => {
    expect(isCounted({ kind: 'cohort', week: 2_900 }, off)).toBe(false);
    expect(isCounted({ kind: 'cohort', week: 2_900 }, { ...off, cohorts: true })).toBe(true);
    expect(isCounted({ kind: 'vitals', vitals: { lcp: 1 } }, off)).toBe(false);
    expect(isCounted({ kind: 'view' }, off)).toBe(true);
  });
});
