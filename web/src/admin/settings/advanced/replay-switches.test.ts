import { expect, it } from 'vitest';
import { siteTagsOf, toPublicSettings, type Settings } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { replaySwitches } from './replay-switches';

const ids = { hotjar: '1234567', fullstory: 'o-1ABCDE-na1', logrocket: 'abcdef/app' };
const off = { sessionRecordings: false, heatmaps: false, surveys: false, feedbackPolls: false };

/** What a page loads of the service, with these switches. */
function loaded(provider: Settings['heatmapTracking']['provider'], switches: Partial<typeof off>) {
  const heatmapTracking = { enabled: true, provider, trackingId: ids[provider], ...off, ...switches };
  return JSON.stringify(siteTagsOf(toPublicSettings({ ...defaultSettings, heatmapTracking }))?.tools ?? []);
}

it.each(['hotjar', 'fullstory', 'logrocket'] as const)(
  'A18: each switch of %s has an effect on what pages load, or is held and says why',
  (provider) => {
    for (const sessionRecordings of [false, true]) {
      for (const { field, held, about } of replaySwitches({ provider, sessionRecordings })) {
        const base = field === 'sessionRecordings' ? {} : { sessionRecordings };
        const hasEffect =
          loaded(provider, { ...base, [field]: true }) !== loaded(provider, { ...base, [field]: false });
        expect([field, sessionRecordings, hasEffect]).toEqual([field, sessionRecordings, held === undefined]);
        if (held !== undefined) expect(about).toMatch(/only Hotjar|from its recordings/);
      }
    }
  },
);
