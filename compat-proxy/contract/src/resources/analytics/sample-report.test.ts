import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyticsRanges, deviceTypes, trafficSources, userTypes } from '../../constants/analytics';
import { analyticsQuerySchema, analyticsReportSchema, realTimeSchema } from './report';
import { chanceOf } from './sample-numbers';
import { SAMPLE_NOW, sampleReport, sampleTick } from './sample-report';

const NOW = Date.parse('2026-03-10T12:00:00Z');

it('A20: whatever is asked of Sample, it answers a report in the contract’s form, the same for the same seed', () => {
  const queries = fc.record({
    range: fc.constantFrom(...analyticsRanges),
    from: fc.constantFrom('2026-02-01', '2026-03-01'),
    to: fc.constantFrom('2026-03-01', '2026-03-09'),
    trafficSource: fc.constantFrom('all', ...trafficSources),
    deviceType: fc.constantFrom('all', ...deviceTypes),
    userType: fc.constantFrom('all', ...userTypes),
  });
  fc.assert(
    fc.property(queries, fc.integer(), (asked, seed) => {
      const query = analyticsQuerySchema.parse(asked);
      const report = analyticsReportSchema.parse(sampleReport(query, seed, NOW));
      expect(sampleReport(query, seed, NOW)).toEqual(report);
      expect(report.measuredSince).toBeNull();
      const visitors = report.metrics.find(({ id }) => id === 'totalVisitors')?.value;
      expect(report.trafficSources.reduce((sum, source) => sum + source.visitors, 0)).toBe(visitors);
      expect(report.series.reduce((sum, point) => sum + point.visitors, 0)).toBe(visitors);
      const steps = report.conversionFunnel.map((step) => step.visitors);
      expect(steps).toEqual([...steps].sort((one, other) => other - one));
    }),
    { numRuns: 60 },
  );
});

it('A20: another seed gives other figures; a filter leaves what it names', () => {
  const all = sampleReport(analyticsQuerySchema.parse({}), 1, NOW);
  expect(sampleReport(analyticsQuerySchema.parse({}), 2, NOW)).not.toEqual(all);
  const mobile = sampleReport(analyticsQuerySchema.parse({ deviceType: 'mobile', trafficSource: 'email' }), 1, NOW);
  expect(mobile.deviceBreakdown.map(({ device, percentage }) => [device, percentage])).toEqual([['mobile', 100]]);
  expect(mobile.trafficSources.map(({ source }) => source)).toEqual(['email']);
  expect(mobile.metrics[0]!.value).toBeLessThan(all.metrics[0]!.value! / 10);
  expect(all.series).toHaveLength(7);
  expect(sampleReport(analyticsQuerySchema.parse({ range: '1d' }), 1, NOW).series).toHaveLength(24);
  const byHand = analyticsQuerySchema.parse({ range: 'custom', from: '2026-03-01', to: '2026-03-03' });
  expect(sampleReport(byHand, 1, NOW).series.map(({ at }) => at)).toEqual([
    '2026-02-28T23:00:00.000Z',
    '2026-03-01T23:00:00.000Z',
    '2026-03-02T23:00:00.000Z',
  ]);
});

it('A20: the real-time figures of Sample begin and go on as specified', () => {
  expect(SAMPLE_NOW).toEqual({ activeUsers: 23, pageViews: 156, sessions: 89, bounceRate: 32.5 });
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const next = realTimeSchema.parse(sampleTick(SAMPLE_NOW, chanceOf(seed)));
      expect(next.activeUsers).toBeGreaterThanOrEqual(15);
      expect(next.activeUsers).toBeLessThanOrEqual(34);
      expect([0, 1, 2, 3, 4]).toContain(next.pageViews - 156);
      expect([0, 1, 2]).toContain(next.sessions - 89);
      expect(next.bounceRate).toBeGreaterThanOrEqual(25);
      expect(next.bounceRate).toBeLessThanOrEqual(35);
    }),
  );
  const reached = new Set(Array.from({ length: 500 }, (_, seed) => sampleTick(SAMPLE_NOW, chanceOf(seed)).activeUsers));
  expect(reached.size).toBe(20);
});
