import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../content/default-settings';
import { toPublicSettings } from '../resources/settings/public-settings';
import { settingsSchema, type Settings } from '../resources/settings/settings';
import { siteTagsOf } from './site-tags';
import { tagOrigins } from './tag-origins';

type Changes = { [Group in keyof Settings]?: Partial<Settings[Group]> };

/** The settings of a new site with some changed. */
function settings(changes: Changes): Settings {
  const groups = Object.entries(defaultSettings).map(([group, values]) => [
    group,
    { ...values, ...Reflect.get(changes, group) },
  ]);
  return settingsSchema.parse(Object.fromEntries(groups));
}
const tagsOf = (changes: Changes) => siteTagsOf(toPublicSettings(settings(changes)));
const policyOf = (changes: Changes) => Object.fromEntries(tagOrigins(tagsOf(changes)));
const names = (changes: Changes) => tagsOf(changes)?.tools.map(({ tool }) => tool);

const analytics = { googleAnalytics: { enabled: true, trackingId: 'G-ABCD1234' } } satisfies Changes;
const facebookPixel: Settings['socialAnalytics']['facebookPixel'] = {
  enabled: true,
  pixelId: '1234567',
  trackConversions: false,
  customEvents: [
    { key: 'a', event: 'phone_called', name: 'Rang' },
    { key: 'b', event: 'phone_called', name: 'Rang us' },
    { key: 'c', event: 'phone_called', name: 'Rang' },
  ],
};
const { linkedinInsight, twitterAnalytics } = defaultSettings.socialAnalytics;
const { cookieCategories } = defaultSettings.privacyCompliance;
const everything: Changes = {
  ...analytics,
  googleTagManager: { enabled: true, containerId: 'GTM-ABC1234' },
  heatmapTracking: { enabled: true, trackingId: '1234567' },
  socialAnalytics: {
    facebookPixel,
    linkedinInsight: { enabled: true, partnerId: '12345' },
    twitterAnalytics: { enabled: true, pixelId: 'o1abc' },
  },
};
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
