import { randomUUID } from 'node:crypto';
import { analyticsQuerySchema, type MeasuredItem } from '@apoti/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readReport } from '../src/analytics/report';
import type { Sql } from '../src/analytics/sql';
import { takeBatch } from '../src/analytics/take-batch';
import { emptyStore, measured, newStore } from './support/measured';

// A Wednesday.
const NOW = Date.parse('2026-03-18T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The week of that day, and of the one before: Mondays, counted from 1970 on. */
const WEEK = Math.floor((Date.parse('2026-03-16') / DAY + 3) / 7);

let sql: Sql;
beforeAll(async () => {
  sql = await newStore();
});
afterAll(() => sql.close());
beforeEach(() => emptyStore(sql));

const take = (...items: MeasuredItem[]) => takeBatch(sql, { id: randomUUID(), items }, NOW);
const report = (query: object = {}) => readReport(sql, analyticsQuerySchema.parse({ range: '30d', ...query }), NOW);
const view = (minute: number, visitor: number, page: string) =>
  measured(NOW + minute * MINUTE - DAY, visitor, { page, what: { kind: 'view', journey: true } });

it('A18: userJourney: the ways from page to page within a visit are counted, however the batches are cut', async () => {
  await take(view(0, 1, '/'), view(1, 1, '/pricing'));
  await take(view(2, 1, '/contact'), view(0, 2, '/'), view(1, 2, '/pricing'));
  // The same page again, and a visit that begins later, are no ways.
  await take(view(3, 1, '/contact'), view(200, 1, '/about'));
  const { journeys } = await report();
  expect(journeys).toEqual([
    { from: '/', to: '/pricing', views: 2 },
    { from: '/pricing', to: '/contact', views: 1 },
  ]);
  const desktop = await report({ deviceType: 'desktop' });
  expect(desktop.journeys).toEqual([]);
});

it('A18: userJourney off: views are counted without where they came from', async () => {
  const bare = (minute: number, page: string) => measured(NOW + minute * MINUTE - DAY, 1, { page });
  await take(bare(0, '/'), bare(1, '/pricing'));
  const { journeys, metrics } = await report();
  expect(journeys).toEqual([]);
  expect(metrics.find(({ id }) => id === 'pageViews')?.value).toBe(2);
});

it('A18: conversionFunnels: each visit is counted at the last step that it came to', async () => {
  const sent = measured(NOW - DAY + 3 * MINUTE, 1, { what: { kind: 'event', name: 'contact_form_sent' } });
  await take(view(0, 1, '/'), view(1, 1, '/pricing'), view(0, 2, '/'), view(0, 3, '/about'));
  expect((await report()).funnelEnds?.map(({ visits }) => visits)).toEqual([1, 0, 1, 0, 0, 0]);
  await take(sent);
  const { funnelEnds } = await report();
  expect(funnelEnds?.map(({ visits }) => visits)).toEqual([1, 0, 0, 0, 0, 1]);
  expect(funnelEnds?.at(-1)).toMatchObject({ step: 'Leads Generated', percentage: 50 });
});

it('A18: cohortAnalysis: visits are counted by the week of the first one, and by how many weeks later they were', async () => {
  const first = (visitor: number, day: number, week: number) => {
    const at = NOW - day * DAY;
    return [measured(at, visitor), measured(at, visitor, { what: { kind: 'cohort', week } })];
  };
  await take(...first(1, 1, WEEK), ...first(2, 1, WEEK - 1), ...first(3, 8, WEEK - 1), ...first(4, 1, WEEK - 9));
  // What came with no visit is none.
  await take(measured(NOW - DAY, 5, { what: { kind: 'cohort', week: WEEK } }), measured(NOW - DAY, 6));
  expect((await report()).cohorts).toEqual([
    { week: '2026-03-16', visits: [1, 0, 0, 0, 0] },
    { week: '2026-03-09', visits: [1, 1, 0, 0, 0] },
    { week: '2026-01-12', visits: [0, 0, 0, 0, 1] },
  ]);
});

it('A18: an event of one’s own is counted under its name', async () => {
  await take(measured(NOW - DAY, 1, { what: { kind: 'event', name: 'price_list' } }));
  expect((await report()).topEvents).toEqual([{ event: 'price_list', count: 1, category: '' }]);
});
