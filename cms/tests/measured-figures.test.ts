import { randomUUID } from 'node:crypto';
import {
  analyticsQuerySchema,
  deviceTypes,
  trafficSources,
  userTypes,
  type AnalyticsQuery,
  type MeasuredItem,
} from '@apoti/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReport } from '../src/analytics/report';
import type { Sql } from '../src/analytics/sql';
import { takeBatch } from '../src/analytics/take-batch';
import { allFigures, emptyStore, measured, newStore } from './support/measured';
import { expectedFigures, figuresOf, shownOf } from './support/measured-model';

const MINUTE = 60_000;
/** In the last hour of January in Lagos. */
const NOW = Date.parse('2026-01-31T22:40:00Z');
/** When the figures are asked for: also in the middle of a day, and when one has just begun. */
const moments = fc.constantFrom(
  NOW,
  ...['2026-01-31T09:15:00Z', '2026-01-30T23:00:00Z'].map((time) => Date.parse(time)),
);

let sql: Sql;
beforeAll(async () => {
  sql = await newStore();
});
afterAll(() => sql.close());

/** What people do: often on the edges of hours, days and months, and of what ends a visit. */
const what: fc.Arbitrary<MeasuredItem['what']> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'view' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('leave' as const), seconds: fc.constantFrom(0, 9, 10, 29, 30, 3_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      name: fc.constantFrom(
        'contact_form_started',
        'contact_form_sent',
        'franchise_form_sent',
        'newsletter_joined',
        'demo_watched',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('search' as const), text: fc.constantFrom('Ikeja', 'ikeja', 'price') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('vitals' as const),
      vitals: fc.record({ lcp: fc.integer({ min: 0, max: 9_000 }) }),
    }),
  },
);
const edges = [
  '2026-01-30T09:00:00Z',
  '2026-01-30T23:00:00Z',
  '2026-01-31T23:00:00Z',
  '2026-01-31T00:00:00Z',
  '2026-01-29T22:00:00Z',
  '2026-01-24T23:00:00Z',
];
const minutes = fc.oneof(
  fc.constantFrom(-61, -31, -30, -1, 0, 1, 29, 30, 31, 59, 60),
  fc.integer({ min: -600, max: 600 }),
);
const at = fc
  .tuple(fc.constantFrom(...edges), minutes, fc.constantFrom(0, 1, 9_999, 10_000))
  .map(([edge, shift, ms]) => Math.min(Date.parse(edge) + shift * MINUTE + ms, NOW));
const item: fc.Arbitrary<MeasuredItem> = fc
  .record({
    at,
    visitor: fc.integer({ min: 1, max: 4 }),
    page: fc.constantFrom('/', '/services', '/services/', '/pricing', '/a'),
    source: fc.constantFrom(...trafficSources),
    device: fc.constantFrom(...deviceTypes),
    returning: fc.boolean(),
    what,
  })
  .map(({ at: time, visitor, ...over }) => measured(time, visitor, over));

const query: fc.Arbitrary<AnalyticsQuery> = fc
  .record({
    range: fc.constantFrom('1d', '1d', '7d', '30d', '90d', 'custom'),
    from: fc.constantFrom('2026-01-25', '2026-01-30', '2026-01-31'),
    to: fc.constantFrom('2026-01-31', '2026-02-01'),
    trafficSource: fc.constantFrom('all', ...trafficSources),
    deviceType: fc.constantFrom('all', ...deviceTypes),
    userType: fc.constantFrom('all', ...userTypes),
  })
  .map((asked) => analyticsQuerySchema.parse(asked));

/** Batches as a proxy hands them on: cut anywhere, in any order, some of them more than once. */
const story = fc
  .tuple(
    fc.array(item, { minLength: 1, maxLength: 40, size: 'max' }),
    fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
  )
  .chain(([items, sizes]) => {
    const batches: { id: string; items: MeasuredItem[] }[] = [];
    for (let begin = 0, turn = 0; begin < items.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      batches.push({ id: randomUUID(), items: items.slice(begin, begin + size) });
      begin += size;
    }
    const repeated = fc.subarray(batches);
    return repeated.map((again) => ({ items, batches: [...batches, ...again] }));
  });

it('A20: after any batches, late ones and ones that come twice, every panel says what the raw events say', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.array(query, { minLength: 1, maxLength: 4 }), moments, async (told, queries, now) => {
      const { items, batches } = told;
      await emptyStore(sql);
      for (const batch of batches) await takeBatch(sql, batch, NOW);
      for (const asked of queries) {
        const report = await readReport(sql, asked, now);
        const [from, to] = [Date.parse(report.period.from), Date.parse(report.period.to)];
        const expected = expectedFigures(items, { from, to, query: asked });
        expect(figuresOf(report), JSON.stringify(asked)).toEqual(shownOf(expected, asked));
        const before = { from: Date.parse(report.period.previousFrom), query: asked };
        const earlier = expectedFigures(items, { ...before, to: before.from + (to - from) });
        const previous = report.metrics.map((metric) => metric.previous);
        expect(previous).toEqual([
          ...[earlier.visitors, earlier.views, earlier.duration],
          ...[earlier.bounceRate, earlier.conversionRate, earlier.mobile],
        ]);
      }
    }),
    { numRuns: Number(process.env['MEASURED_RUNS'] ?? 100) },
  );
}, 240_000);

it('A20: the order in which batches come does not matter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 30, size: 'max' }), async (items) => {
      const ways = [items, [...items].reverse()];
      const seen: string[] = [];
      for (const way of ways) {
        await emptyStore(sql);
        for (const one of way) await takeBatch(sql, { id: randomUUID(), items: [one] }, NOW);
        const report = await readReport(sql, analyticsQuerySchema.parse({ range: '30d' }), NOW);
        seen.push(JSON.stringify(report));
      }
      expect(seen[1]).toBe(seen[0]);
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('A20: the series adds up to the views, and has a point for each hour or day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { minLength: 1, maxLength: 30, size: 'max' }),
      query,
      moments,
      async (items, asked, now) => {
        await emptyStore(sql);
        await takeBatch(sql, { id: randomUUID(), items }, NOW);
        const { series, metrics, period } = await readReport(sql, asked, now);
        const views = metrics.find(({ id }) => id === 'pageViews');
        expect(series.reduce((sum, point) => sum + point.views, 0)).toBe(views?.value);
        expect(series.reduce((sum, point) => sum + point.previousViews, 0)).toBe(views?.previous);
        for (const [index, point] of series.entries()) {
          const begin = Date.parse(point.at);
          const end = Date.parse(series[index + 1]?.at ?? period.to);
          const expected = expectedFigures(items, { from: begin, to: end, query: asked });
          expect([point.visitors, point.views]).toEqual([expected.visitors, expected.views]);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

it('A20: a batch that breaks off in the middle has changed nothing, and is counted when it comes again', async () => {
  await emptyStore(sql);
  const first = { id: randomUUID(), items: [measured(NOW - 3 * MINUTE, 1)] };
  await takeBatch(sql, first, NOW);
  const before = await allFigures(sql);
  const batch = { id: randomUUID(), items: [measured(NOW, 1), measured(NOW, 2, { page: '/services' })] };
  for (const table of ['items', 'hourly', 'daily']) {
    await expect(takeBatch(failing(sql, table), batch, NOW)).rejects.toThrow('gone');
    expect(await allFigures(sql)).toEqual(before);
  }
  expect(await takeBatch(sql, batch, NOW)).toBe(true);
  const after = await allFigures(sql);
  expect(after).not.toEqual(before);
  expect(await takeBatch(sql, batch, NOW)).toBe(false);
  expect(await allFigures(sql)).toEqual(after);
});

/** A store that ends when a table is to be written. */
function failing(inner: Sql, table: string): Sql {
  return {
    dialect: inner.dialect,
    all: (statement, values) => inner.all(statement, values),
    run: (statement, values) => inner.run(statement, values),
    insert: (before, rows, after) =>
      before.startsWith(`insert into ${table} `)
        ? Promise.reject(new Error('The power is gone'))
        : inner.insert(before, rows, after),
    transaction: (work) => inner.transaction((locked) => work(failing(locked, table))),
    snapshot: (work) => inner.snapshot(work),
    close: () => inner.close(),
  };
}
