import { expect, it } from 'vitest';
import { comparisonOf, comparisonText, withTrueChanges } from './comparison';
import { analyticsQuerySchema, type AnalyticsReport } from './report';
import { sampleReport } from './sample-report';

const NOW = Date.parse('2026-05-10T11:00:00Z');
const sample = sampleReport(analyticsQuerySchema.parse({}), 3, NOW);
const since = (measuredSince: string | null): AnalyticsReport => ({ ...sample, measuredSince });

it('A20: changes are told of a time that was wholly measured alone', () => {
  // 4–10 May, compared with 27 April–3 May, which began at 23:00 UTC of the day before.
  expect(sample.period.previousFrom).toBe('2026-04-26T23:00:00.000Z');
  const whole = since('2026-04-26T23:00:00.000Z');
  expect(comparisonOf(whole)).toBe('compared');
  expect(withTrueChanges(whole)).toBe(whole);
  expect(comparisonText(whole)).toBeNull();

  const later = since('2026-05-03T08:00:00.000Z');
  expect(comparisonOf(later)).toBe('unmeasured');
  expect(comparisonText(later)).toBe(
    'Measured since 3 May 2026. The time before, 27 Apr 2026 – 3 May 2026, was not wholly measured: ' +
      'there is nothing to compare with yet.',
  );
  const told = withTrueChanges(later);
  const changes = [...told.metrics, ...told.topPages, ...told.goalCompletions].map(({ change }) => change);
  expect(new Set(changes)).toEqual(new Set([null]));
  expect(told.metrics.every(({ previous }) => previous === null)).toBe(true);
  expect(told.series.every(({ previousVisitors, previousViews }) => previousVisitors + previousViews === 0)).toBe(true);
  expect(told.metrics.map(({ value }) => value)).toEqual(later.metrics.map(({ value }) => value));
});

it('A20: a time before in which nobody came is told once; what is made up has its own time before', () => {
  const none = {
    ...since('2026-01-01T00:00:00.000Z'),
    metrics: sample.metrics.map((one) => ({ ...one, previous: 0 })),
  };
  expect(comparisonOf(none)).toBe('empty');
  expect(comparisonText(none)).toBe(
    'Nothing was counted before, 27 Apr 2026 – 3 May 2026: there is nothing to compare with.',
  );
  expect(comparisonOf(sample)).toBe('compared');
  expect(comparisonText(sample)).toBeNull();
});
