import { expect, it } from 'vitest';
import { lagosDay, startOfLagosDay } from './lagos-day';

it('P13: a day begins an hour earlier in Lagos than in UTC', () => {
  expect(lagosDay(Date.parse('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
  expect(lagosDay(Date.parse('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
});

it.each(['2026-01-01', '2026-07-15', '2024-02-29'])('P13: %s begins where the day before ends', (day) => {
  const start = startOfLagosDay(day);
  expect(lagosDay(start)).toBe(day);
  expect(lagosDay(start - 1)).not.toBe(day);
});
