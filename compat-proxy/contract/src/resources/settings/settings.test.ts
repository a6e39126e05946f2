import { describe, expect, it } from 'vitest';
import { siteEventNames } from '../../constants/facebook';
import { defaultSettings } from '../../content/default-settings';
import { toFieldIssues } from '../../errors/describe-issues';
import { deepPartial } from '../../lib/deep-partial';
import { typesOnly } from '../../lib/types-only';
import { toPublicSettings } from './public-settings';
import { settingsSchema, type Settings } from './settings';

type Path = readonly [keyof Settings, ...string[]];

/** The defaults with one value put in. */
function withValue([part, ...rest]: Path, value: unknown): Record<string, unknown> {
  const put = (inner: unknown, [name, ...deeper]: readonly string[]): unknown =>
    name === undefined ? value : { ...(inner as object), [name]: put(Reflect.get(Object(inner), name), deeper) };
  return { ...defaultSettings, [part]: put(defaultSettings[part], rest) };
}
const issuesOf = (settings: unknown) => {
  const { error } = settingsSchema.safeParse(settings);
  return error ? toFieldIssues(error) : [];
};

it('A22: a new site has the defaults of back-office §9', () => {
  expect(issuesOf(defaultSettings)).toEqual([]);
  const { general, performanceMonitoring: performance, privacyCompliance, reporting } = defaultSettings;
  expect(general.backupFrequency).toBe('daily');
  expect(performance.alertThresholds).toEqual({
    pageLoadTime: 3000,
    firstContentfulPaint: 2000,
    largestContentfulPaint: 2500,
    cumulativeLayoutShift: 0.1,
  });
  expect(performance.monitoredPages).toEqual(['/', '/about', '/services', '/pricing', '/contact']);
  expect(reporting.alerts).toEqual({ trafficSpikes: 200, conversionDrops: 20, errorRate: 5, pageLoadSpeed: 4000 });
  expect(privacyCompliance.dataRetentionPeriod).toBe(24);
});

const ids: readonly (readonly [path: Path, good: readonly string[], bad: readonly string[]])[] = [
  [
    ['googleAnalytics', 'trackingId'],
    ['G-ABCD123456', 'UA-12345678-1'],
    ['GTM-ABC123', 'g-abc', "G-'><script>alert(1)</script>", ' '],
  ],
  [['googleTagManager', 'containerId'], ['GTM-ABC1234'], ['G-ABCD1234', 'GTM-', 'gtm-abc']],
  [['socialAnalytics', 'facebookPixel', 'pixelId'], ['1234567890123456'], ['12a4567', '1', 'javascript:alert(1)']],
  [['socialAnalytics', 'linkedinInsight', 'partnerId'], ['123456'], ['12-3456', 'x']],
  [['socialAnalytics', 'twitterAnalytics', 'pixelId'], ['o1abc'], ['o1-abc', '"o1abc"']],
];

describe('ids of services', () => {
  it.each(ids.flatMap(([path, good]) => good.map((value) => [path, value] as const)))(
    'A18: %j takes %s',
    (path, value) => {
      expect(issuesOf(withValue(path, value))).toEqual([]);
    },
  );
  it.each(ids.flatMap(([path, , bad]) => bad.map((value) => [path, value] as const)))(
    'A18: %j refuses %j at its place',
    (path, value) => expect(issuesOf(withValue(path, value)).map((issue) => issue.path)).toEqual([path]),
  );

  it.each([
    ['hotjar', '1234567', 'o-1ABC'],
    ['fullstory', 'o-1ABCDE-na1', 'a/b'],
    ['logrocket', 'abcdef/my-app', 'abcdef'],
  ] as const)('A18: the id of %s is checked by its own form', (provider, good, bad) => {
    const tracking = { ...defaultSettings.heatmapTracking, provider };
    expect(issuesOf(withValue(['heatmapTracking'], { ...tracking, trackingId: good }))).toEqual([]);
    expect(issuesOf(withValue(['heatmapTracking'], { ...tracking, trackingId: bad }))).toMatchObject([
      { path: ['heatmapTracking', 'trackingId'] },
    ]);
  });

  it.each(ids.map(([path]) => path).concat([['heatmapTracking', 'trackingId']]))(
    'A18: a service that is on needs its id (%s %s)',
    (...path) => {
      const [part, ...rest] = path.filter((name) => name !== undefined) as [keyof Settings, ...string[]];
      const switchPath: Path = [part, ...rest.slice(0, -1), 'enabled'];
      expect(issuesOf(withValue(switchPath, true))).toMatchObject([{ path: [part, ...rest] }]);
      expect(issuesOf(withValue(switchPath, false))).toEqual([]);
    },
  );
});

const facebookEvent = { key: 'a', event: 'contact_form_sent', name: 'Asked us' };

it('A18: Facebook is told of each event of the site, under any name that it takes', () => {
  for (const [event, name] of [...siteEventNames.map((each) => [each, each]), ['phone_called', 'Rang us-2']]) {
    const path: Path = ['socialAnalytics', 'facebookPixel', 'customEvents'];
    expect(issuesOf(withValue(path, [{ key: 'a', event, name }]))).toEqual([]);
  }
});

it.each([
  [['googleAnalytics', 'customDimensions'], [{ key: 'a', name: 'plan', value: '<script>' }], [0, 'value']],
  [['googleAnalytics', 'customDimensions'], [{ key: 'a', name: 'my plan', value: '' }], [0, 'name']],
  [['advancedTracking', 'customEvents'], [{ key: 'a', name: '', category: 'engagement' }], [0, 'name']],
  [['advancedTracking', 'customEvents'], [{ key: 'a', name: 'x', category: 'sales' }], [0, 'category']],
  [['socialAnalytics', 'facebookPixel', 'customEvents'], [{ ...facebookEvent, name: '' }], [0, 'name']],
  [['socialAnalytics', 'facebookPixel', 'customEvents'], [{ ...facebookEvent, name: 'Lead' }], [0, 'name']],
  [['socialAnalytics', 'facebookPixel', 'customEvents'], [{ ...facebookEvent, name: "x');alert(1)" }], [0, 'name']],
  [['socialAnalytics', 'facebookPixel', 'customEvents'], [{ ...facebookEvent, name: 'x'.repeat(51) }], [0, 'name']],
  [['socialAnalytics', 'facebookPixel', 'customEvents'], [{ ...facebookEvent, event: 'page_left' }], [0, 'event']],
  [['performanceMonitoring', 'alertThresholds', 'pageLoadTime'], 0, []],
  [['performanceMonitoring', 'alertThresholds', 'pageLoadTime'], 'fast', []],
  [['performanceMonitoring', 'monitoredPages'], ['about'], [0]],
  [['performanceMonitoring', 'monitoredPages'], ['/', '/<script>alert(1)</script>'], [1]],
  [['privacyCompliance', 'dataRetentionPeriod'], 13, []],
  [['privacyCompliance', 'cookieCategories', 'necessary'], false, []],
  [['reporting', 'reportTime'], '25:00', []],
  [['reporting', 'reportTime'], '7:00', []],
  [['reporting', 'reportTime'], '<script>', []],
  [['reporting', 'customReportDays'], 0, []],
  [['reporting', 'reportFormat'], 'xlsx', []],
  [['reporting', 'emailRecipients'], ['ada@example.com', 'obi'], [1]],
  [['reporting', 'alerts', 'errorRate'], 101, []],
  [['notifications', 'emailRecipients'], ['<b@example.com>'], [0]],
  [['notifications', 'smsNumbers'], ['0801 234 5678'], [0]],
  [['general', 'backupFrequency'], 'hourly', []],
] as const)('A18: %j refuses %j at its place', (path, value, place) => {
  expect(issuesOf(withValue([...path], value)).map((issue) => issue.path)).toEqual([[...path, ...place]]);
});

it('A18: what is stored against a rule can still be read, and a part is a save', () => {
  const stored = withValue(['privacyCompliance', 'cookieCategories', 'necessary'], false);
  expect(typesOnly(settingsSchema).safeParse(stored).success).toBe(true);
  const part = { googleAnalytics: { enabled: true } };
  expect(deepPartial(settingsSchema).parse(part)).toEqual(part);
});

it('A18: visitors are told nothing of who gets mails and of what raises alerts', () => {
  const told = JSON.stringify(
    toPublicSettings({
      ...defaultSettings,
      reporting: { ...defaultSettings.reporting, emailRecipients: ['ada@example.com'] },
      notifications: { emailRecipients: ['obi@example.com'], smsNumbers: ['+2348012345678'] },
    }),
  );
  expect(told).not.toMatch(/example\.com|\+234|alerts|backup/);
});
