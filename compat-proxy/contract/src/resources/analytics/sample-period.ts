import { analyticsRangeDays } from '../../constants/analytics';
import { lagosDay, startOfLagosDay } from '../../lib/lagos-day';
import type { AnalyticsQuery } from './report';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From … until just before … in ms, and how far the points of a line through it stand apart. */
export type Span = { from: number; to: number; step: number };

/** The period that is asked for, until `now`: the last 24 hours by the hour, else whole days in Lagos, today as far as it is. */
export function spanOf({ range, from, to }: AnalyticsQuery, now: number): Span {
  if (range === '1d') return { from: now - DAY_MS, to: now, step: HOUR_MS };
  if (range === 'custom') {
    const first = startOfLagosDay(from ?? lagosDay(now));
    const end = startOfLagosDay(to ?? lagosDay(now)) + DAY_MS;
    const step = end - first <= DAY_MS ? HOUR_MS : DAY_MS;
    return { from: first, to: Math.max(first + 1, Math.min(end, now)), step };
  }
  return { from: startOfLagosDay(lagosDay(now)) - (analyticsRangeDays[range] - 1) * DAY_MS, to: now, step: DAY_MS };
}

/** When the points of a line through a period begin. */
export function pointsOf({ from, to, step }: Span): number[] {
  return Array.from({ length: Math.max(1, Math.ceil((to - from) / step)) }, (_, place) => from + place * step);
}
