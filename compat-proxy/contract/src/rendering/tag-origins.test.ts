import { describe, expect, it } from 'vitest';
import {
  analytics,
  everything,
  facebookPixel,
  linkedinInsight,
  tagsOf,
  twitterAnalytics,
  type Changes,
} from '../../../../tests/support/tag-settings';
import { defaultSettings } from '../content/default-settings';
import type { Settings } from '../resources/settings/settings';
import { tagOrigins } from './tag-origins';

const policyOf = (changes: Changes) => Object.fromEntries(tagOrigins(tagsOf(changes)));

describe('what the content security policy is opened for', () => {
  const google = 'https://www.googletagmanager.com';
  const hotjar = (changes: Partial<Settings['heatmapTracking']>) =>
    policyOf({
      heatmapTracking: { enabled: true, trackingId: '1234567', sessionRecordings: false, heatmaps: false, ...changes },
    });
  const ownHotjar = [
    'https://*.hotjar.com',
    'https://vc.hotjar.io',
    'https://metrics.hotjar.io',
    'https://events.hotjar.io',
  ];

  it('A18: nothing while no tool is on', () => expect(policyOf({})).toEqual({}));

  it('A18: Google Analytics, and more of Google only for reports on people', () => {
    const own = [google, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
    expect(policyOf(analytics)).toEqual({ 'script-src': [google], 'connect-src': own });
    const signals = { googleAnalytics: { ...analytics.googleAnalytics, demographicsReports: true } };
    expect(policyOf(signals)).toEqual({
      'script-src': [google],
      'connect-src': [
        ...own,
        'https://analytics.google.com',
        'https://stats.g.doubleclick.net',
        'https://www.google.com',
      ],
      'frame-src': ['https://td.doubleclick.net'],
    });
  });

  it('A18: Hotjar by what it may do', () => {
    const recorded = ['wss://*.hotjar.com', 'https://content.hotjar.io'];
    const asked = ['https://ask.hotjar.io', 'https://surveystats.hotjar.io'];
    const cases = [
      [{ sessionRecordings: true }, recorded],
      [{ heatmaps: true }, recorded],
      [{ surveys: true }, asked],
      [{ feedbackPolls: true }, asked],
      [{ heatmaps: true, surveys: true }, [...recorded, ...asked]],
    ] as const;
    for (const [may, more] of cases) expect(hotjar(may)['connect-src']).toEqual([...ownHotjar, ...more]);
  });

  it.each([
    [
      'fullstory',
      'o-1ABCDE-na1',
      {
        'script-src': ['https://edge.fullstory.com'],
        'connect-src': ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
      },
    ],
    [
      'logrocket',
      'abcdef/app',
      {
        'script-src': ['https://cdn.logr-in.com'],
        'connect-src': ['https://*.logr-in.com'],
        'worker-src': ['blob:'],
      },
    ],
  ] as const)('A18: %s', (provider, trackingId, policy) => {
    expect(policyOf({ heatmapTracking: { enabled: true, provider, trackingId } })).toEqual(policy);
  });

  it('A18: the social networks, each for itself', () => {
    const { facebookPixel: facebookOff } = defaultSettings.socialAnalytics;
    expect(policyOf({ socialAnalytics: { facebookPixel, linkedinInsight, twitterAnalytics } })).toEqual({
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    });
    const linkedin = { enabled: true, partnerId: '12345' };
    expect(
      policyOf({ socialAnalytics: { facebookPixel: facebookOff, linkedinInsight: linkedin, twitterAnalytics } }),
    ).toEqual({
      'script-src': ['https://snap.licdn.com'],
      'connect-src': ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'],
    });
    const twitter = { enabled: true, pixelId: 'o1abc' };
    expect(
      policyOf({ socialAnalytics: { facebookPixel: facebookOff, linkedinInsight, twitterAnalytics: twitter } }),
    ).toEqual({
      'script-src': ['https://static.ads-twitter.com'],
      'connect-src': ['https://analytics.twitter.com', 'https://ads-api.twitter.com'],
    });
  });

  it('A18: never for a whole scheme of scripts, and never for what is written inside a page', () => {
    const all = policyOf({ ...everything, googleAnalytics: { ...analytics.googleAnalytics, interestReports: true } });
    expect(all['script-src']).toEqual([
      google,
      'https://static.hotjar.com',
      'https://script.hotjar.com',
      'https://connect.facebook.net',
      'https://snap.licdn.com',
      'https://static.ads-twitter.com',
    ]);
    expect(Object.values(all).flat().join(' ')).not.toMatch(/unsafe|\*(\s|$)|https:(\s|$)/);
  });
});
