import { expect, it } from 'vitest';
import { analyticsQuerySchema } from '@apoti/contract';
import { emptyReport } from '../../testing/measured-report';
import { allMeasured, type Days } from './all-measured';

const NOW = Date.parse('2026-11-26T10:00:00Z');

/** Which days are asked for when there are figures since then. */
async function askedOf(measuredSince: string | null) {
  const asked: Days[] = [];
  const reports = await allMeasured(async (days) => {
    asked.push(days);
    return { ...emptyReport, measuredSince };
  }, NOW);
  expect(reports).toHaveLength(asked.length);
  return asked;
}

it('A18: Export Data asks once for what one answer reaches over', async () => {
  const days = { from: '2025-10-23', to: '2026-11-26' };
  expect(await askedOf(null)).toEqual([days]);
  expect(await askedOf('2025-10-22T23:00:00.000Z')).toEqual([days]);
});

it('A18: Export Data goes back as far as there are figures, each day in one span', async () => {
  const spans = await askedOf('2024-08-01T10:00:00.000Z');
  expect(spans).toEqual([
    { from: '2025-10-23', to: '2026-11-26' },
    { from: '2024-09-18', to: '2025-10-22' },
    { from: '2023-08-15', to: '2024-09-17' },
  ]);
  for (const [range, from, to] of spans.map((days) => ['custom', days.from, days.to])) {
    expect(analyticsQuerySchema.safeParse({ range, from, to }).success).toBe(true);
  }
});

it('A18: Export Data looks no further back than figures are ever kept', async () => {
  const spans = await askedOf('2001-01-01T00:00:00.000Z');
  expect(spans).toHaveLength(4);
  expect(spans.at(-1)?.from).toBe('2022-07-11');
});
