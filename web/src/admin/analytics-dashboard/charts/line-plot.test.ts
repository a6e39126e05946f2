import { expect, it } from 'vitest';
import { plotOf } from './line-plot';
import { timeNames } from './time-names';

const size = { width: 400, height: 280 };

it('A20: a line’s points stand within the chart, the names of its times beside one another', () => {
  const plot = plotOf(90, 1_000, size);
  expect([plot.x(0), plot.x(89)]).toEqual([46, 386]);
  expect(plot.y(0)).toBe(252);
  expect(plot.y(1_000)).toBeGreaterThanOrEqual(12);
  expect(plot.named.at(-1)).toBe(89);
  expect(plot.named.length).toBeLessThan(6);
  expect([plot.nearest(-50), plot.nearest(46), plot.nearest(900)]).toEqual([0, 0, 89]);
  expect(plot.lineOf([1, 2, 3])).toMatch(/^M46,/);
});

it('A20: one point, and nothing at all, are drawn too', () => {
  expect(plotOf(1, 0, size).x(0)).toBe(216);
  expect(plotOf(7, 0, size).ticks.every(Number.isInteger)).toBe(true);
  expect(plotOf(7, 0, size).lineOf([0, 0])).not.toContain('NaN');
});

it('A20: times are named by the hour for a day, else by the day, in Lagos', () => {
  const hours = timeNames(['2026-03-09T22:00:00.000Z', '2026-03-09T23:00:00.000Z']);
  expect(hours[1]).toEqual({ short: '00:00', whole: 'Tue 10 Mar, 00:00' });
  const days = timeNames(['2026-03-09T23:00:00.000Z', '2026-03-10T23:00:00.000Z']);
  expect(days.map(({ short }) => short)).toEqual(['10 Mar', '11 Mar']);
});
