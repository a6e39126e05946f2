import { randomUUID } from 'node:crypto';
import { analyticsQuerySchema, type MeasuredItem } from '@apoti/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRealTime } from '../src/analytics/real-time';
import { readReport } from '../src/analytics/report';
import { answer } from '../src/analytics/requests';
import type { Sql } from '../src/analytics/sql';
import { takeBatch } from '../src/analytics/take-batch';
import { measured, newStore } from './support/measured';

/** Half past three in the afternoon in Lagos. */
const NOW = Date.parse('2026-03-04T14:30:00Z');

const view = (at: string, visitor: number, over: Partial<MeasuredItem> = {}) =>
  measured(`2026-03-${at}Z`, visitor, over);
const event = (at: string, visitor: number, name: string, over: Partial<MeasuredItem> = {}) =>
  view(at, visitor, { what: { kind: 'event', name }, ...over });
const organic = { source: 'organic', device: 'desktop' } as const;
const social = { source: 'social' } as const;

/** Four people of one day, and one of the day before, each with a short story. */
const stories: Record<string, MeasuredItem[]> = {
  'comes from Google, reads about services for 40 s, and writes': [
    view('04T08:00:00', 1, organic),
    view('04T08:00:20', 1, { ...organic, source: 'direct', page: '/services' }),
    view('04T08:01:00', 1, { ...organic, page: '/services', what: { kind: 'leave', seconds: 40 } }),
    view('04T08:01:00', 1, { ...organic, page: '/contact' }),
    event('04T08:02:00', 1, 'contact_form_started', { ...organic, page: '/contact' }),
    event('04T08:05:00', 1, 'contact_form_sent', { ...organic, page: '/contact' }),
  ],
  'looks for 5 s, and comes back in the afternoon': [
    view('04T09:00:00', 2, social),
    view('04T09:00:05', 2, { ...social, what: { kind: 'leave', seconds: 5 } }),
    view('04T14:00:00', 2, { page: '/pricing/' }),
    view('04T14:00:30', 2, { page: '/lockers', what: { kind: 'search', text: '  Ikeja  ' } }),
    event('04T14:01:00', 2, 'newsletter_joined'),
  ],
  'was here on an earlier day, and is here now': [
    view('04T14:27:00', 3, { device: 'tablet', returning: true }),
    view('04T14:27:04', 3, {
      device: 'tablet',
      returning: true,
      what: { kind: 'vitals', vitals: { lcp: 1_000, cls: 0.1 } },
    }),
  ],
  'asks for a franchise a minute after midnight in Lagos': [
    view('03T23:01:00', 4, { page: '/franchise', source: 'referral' }),
    event('03T23:04:00', 4, 'franchise_form_sent', { page: '/franchise', source: 'referral' }),
  ],
  'was here a minute before midnight in Lagos': [view('03T22:59:00', 5)],
};

let sql: Sql;
beforeAll(async () => {
  sql = await newStore();
  for (const items of Object.values(stories)) await takeBatch(sql, { id: randomUUID(), items }, NOW);
});
afterAll(() => sql.close());

const today = { range: 'custom', from: '2026-03-04', to: '2026-03-04' } as const;
const ask = (over: Record<string, string> = {}) =>
  readReport(sql, analyticsQuerySchema.parse({ ...today, ...over }), NOW);
const values = async (over?: Record<string, string>) => (await ask(over)).metrics.map(({ value }) => value);

it('A20: the scripted day: six figures, with what they were the day before', async () => {
  const { metrics, period, measuredSince } = await ask();
  expect(period).toEqual({
    from: '2026-03-03T23:00:00.000Z',
    to: '2026-03-04T15:00:00.000Z',
    previousFrom: '2026-03-02T23:00:00.000Z',
  });
  expect(measuredSince).toBe('2026-03-03T22:00:00.000Z');
  expect(metrics.map(({ title, unit, value }) => [title, unit, value])).toEqual([
    ['Total Visitors', 'count', 4],
    ['Page Views', 'count', 7],
    // 300, 5, 60, 4 and 180 s.
    ['Avg. Session Duration', 'seconds', 110],
    // The one of 5 s and the one of 4 s.
    ['Bounce Rate', 'percent', 40],
    ['Conversion Rate', 'percent', 60],
    ['Mobile Traffic', 'percent', 60],
  ]);
  // Yesterday until four o'clock: whoever came a minute before midnight is not in it.
  expect(metrics.map(({ previous }) => previous)).toEqual([0, 0, null, null, null, null]);
  expect(metrics.every(({ change }) => change === null)).toBe(true);
});

it('A20: the scripted day: every panel', async () => {
  const report = await ask();
  expect(report.topPages.map(({ page, views }) => [page, views])).toEqual([
    ['/', 3],
    ['/contact', 1],
    ['/franchise', 1],
    ['/pricing', 1],
    ['/services', 1],
  ]);
  expect(report.trafficSources).toEqual([
    { source: 'direct', visitors: 2, percentage: 40 },
    { source: 'organic', visitors: 1, percentage: 20 },
    { source: 'social', visitors: 1, percentage: 20 },
    { source: 'referral', visitors: 1, percentage: 20 },
    { source: 'email', visitors: 0, percentage: 0 },
  ]);
  expect(report.deviceBreakdown.map(({ device, sessions }) => [device, sessions])).toEqual([
    ['mobile', 3],
    ['desktop', 1],
    ['tablet', 1],
  ]);
  expect(report.topKeywords).toEqual([
    { keyword: 'ikeja', position: null, clicks: null, impressions: null, searches: 1 },
  ]);
  expect(report.conversionFunnel.map(({ visitors, percentage }) => [visitors, percentage])).toEqual([
    [3, 75],
    [1, 25],
    [1, 25],
    [1, 25],
    [1, 25],
    [2, 50],
  ]);
  expect(report.goalCompletions.map(({ goal, completions, rate }) => [goal, completions, rate])).toEqual([
    ['Contact Form Submission', 1, 20],
    ['Newsletter Signup', 1, 20],
    ['Franchise Inquiry', 1, 20],
    ['Service Page Engagement', 1, 20],
  ]);
  expect(report.topEvents).toEqual([
    { event: 'contact_form_sent', count: 1, category: 'lead_generation' },
    { event: 'contact_form_started', count: 1, category: 'engagement' },
    { event: 'franchise_form_sent', count: 1, category: 'business_development' },
    { event: 'newsletter_joined', count: 1, category: 'conversion' },
  ]);
  expect(report.vitals).toHaveLength(1);
  const [home] = report.vitals;
  expect(home).toMatchObject({ page: '/', samples: 1, load: null, fcp: null, inp: null });
  expect(Math.abs((home?.lcp ?? 0) - 1_000)).toBeLessThanOrEqual(50);
  expect(Math.abs((home?.cls ?? 0) - 0.1)).toBeLessThanOrEqual(0.005);
});

it('A18: how fast pages were is asked by name too, however few visit them', async () => {
  const speedsOf = (pages: string[]) =>
    answer(sql, { what: 'speeds', now: NOW, query: analyticsQuerySchema.parse(today), pages });
  expect(await speedsOf(['/', '/nowhere'])).toEqual((await ask()).vitals);
  expect(await speedsOf(['/pricing'])).toEqual([]);
  expect(await speedsOf([])).toEqual([]);
});

it('A20: the scripted day: a day is shown by the hour', async () => {
  const { series } = await ask();
  expect(series).toHaveLength(16);
  expect(series.filter(({ views, visitors }) => views + visitors > 0)).toEqual([
    expect.objectContaining({ at: '2026-03-03T23:00:00.000Z', visitors: 1, views: 1 }),
    expect.objectContaining({ at: '2026-03-04T08:00:00.000Z', visitors: 1, views: 3 }),
    expect.objectContaining({ at: '2026-03-04T09:00:00.000Z', visitors: 1, views: 1 }),
    expect.objectContaining({ at: '2026-03-04T14:00:00.000Z', visitors: 2, views: 2 }),
  ]);
});

it.each([
  [{ trafficSource: 'organic' }, [1, 3, 300, 0, 100, 0]],
  [{ trafficSource: 'direct' }, [2, 2, 32, 50, 50, 50]],
  [{ trafficSource: 'email' }, [0, 0, null, null, null, null]],
  [{ deviceType: 'mobile' }, [2, 3, 82, 33.3, 66.7, 100]],
  [{ deviceType: 'tablet' }, [1, 1, 4, 100, 0, 0]],
  [{ userType: 'new' }, [3, 5, 162, 33.3, 66.7, 66.7]],
  [{ userType: 'returning' }, [2, 2, 32, 50, 50, 50]],
  [{ userType: 'returning', trafficSource: 'direct', deviceType: 'mobile' }, [1, 1, 60, 0, 100, 100]],
])('A20: the scripted day, filtered by %o', async (filters, expected) => {
  expect(await values(filters)).toEqual(expected);
});

it('A20: the last 24 hours reach over midnight,', async () => {
  expect((await values({ range: '1d' }))[0]).toBe(5);
});

it('A20: what happens now', async () => {
  expect(await readRealTime(sql, NOW)).toEqual({ activeUsers: 1, pageViews: 7, sessions: 5, bounceRate: 40 });
  const tomorrow = Date.parse('2026-03-04T23:00:00Z');
  expect(await readRealTime(sql, tomorrow)).toEqual({ activeUsers: 0, pageViews: 0, sessions: 0, bounceRate: null });
});

it('A20: a range in the future or before everything is empty, not wrong', async () => {
  for (const from of ['2026-04-01', '2020-01-01']) {
    const report = await ask({ from, to: from });
    expect(report.metrics.map(({ value }) => value)).toEqual([0, 0, null, null, null, null]);
    expect(report.topPages).toEqual([]);
  }
});

it('A20: half an hour of pause is one visit, a moment more is two', async () => {
  const store = await newStore();
  const at = Date.parse('2026-03-04T10:00:00Z');
  const items = [measured(at, 1), measured(at + 30 * 60_000, 1), measured(at, 2), measured(at + 30 * 60_000 + 1, 2)];
  await takeBatch(store, { id: randomUUID(), items }, NOW);
  const { deviceBreakdown } = await readReport(store, analyticsQuerySchema.parse(today), NOW);
  expect(deviceBreakdown[0]).toMatchObject({ device: 'mobile', sessions: 3 });
  await store.close();
});
