// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { siteTagsOf, tagOrigins, toPublicSettings, type Settings } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import type { LogRocketOptions } from '../../../shared/tags/replay';
import { loadTool } from '../../../shared/tags/load-tool';
import { replaySwitches } from './replay-switches';

const ids = { hotjar: '1234567', fullstory: 'o-1ABCDE-na1', logrocket: 'abcdef/app' };
const off = { sessionRecordings: false, heatmaps: false, surveys: false, feedbackPolls: false };
type Provider = Settings['heatmapTracking']['provider'];

beforeEach(() => document.head.replaceChildren());

/**
 * What pages do with the service by these switches, as far as it has no choice: what it may reach, and what of the page is kept from
 * it. Hotjar's events are left out: what it does on hearing them is up to its own settings.
 */
function enforced(provider: Provider, switches: Partial<typeof off>) {
  const heatmapTracking = { enabled: true, provider, trackingId: ids[provider], ...off, ...switches };
  const tags = siteTagsOf(toPublicSettings({ ...defaultSettings, heatmapTracking }));
  document.head.replaceChildren();
  document.documentElement.className = '';
  const inits: LogRocketOptions[] = [];
  for (const tool of tags?.tools ?? []) loadTool(tool, new Set(['analytics']));
  window.LogRocket = { init: (_app, options) => void inits.push(options), track: () => undefined };
  const [script] = document.querySelectorAll('script');
  script?.dispatchEvent(new Event('load'));
  const kept = [document.documentElement.className, inits.map(({ dom }) => dom)];
  return JSON.stringify([script?.src, [...tagOrigins(tags)], kept]);
}

/** All that the four switches can be. */
const everyWay = Array.from({ length: 16 }, (_, bits) => ({
  sessionRecordings: (bits & 1) > 0,
  heatmaps: (bits & 2) > 0,
  surveys: (bits & 4) > 0,
  feedbackPolls: (bits & 8) > 0,
}));

it.each(['hotjar', 'fullstory', 'logrocket'] as const)(
  'A18: each switch of %s does what pages can enforce, or says why it is held, or where it has to be switched as well',
  (provider) => {
    for (const switches of everyWay)
      for (const { field, held, about } of replaySwitches({ provider, ...switches })) {
        const [on, without] = [true, false].map((value) => enforced(provider, { ...switches, [field]: value }));
        const isElsewhere = /off does not stop it\. Switch it off in Hotjar as well: .*(Settings|pause)/.test(about);
        const explained = held !== undefined ? /only Hotjar|from its recordings/.test(about) : isElsewhere;
        expect({ ...switches, field, explained }).toEqual({ ...switches, field, explained: on === without });
      }
  },
);

it('A18: by default Hotjar’s recordings are not stopped by their switch alone, which says so and names the event', () => {
  const [recordings, heatmaps] = replaySwitches(defaultSettings.heatmapTracking);
  expect(recordings?.about).toContain('While Heatmaps is on');
  expect(recordings?.about).toContain('the event session_recordings');
  expect(heatmaps?.about).toContain('While Session recordings is on');
  const [alone] = replaySwitches({ ...defaultSettings.heatmapTracking, heatmaps: false });
  expect(alone?.about).toContain('with Heatmaps off as well: the way by which Hotjar would send it is shut');
});
