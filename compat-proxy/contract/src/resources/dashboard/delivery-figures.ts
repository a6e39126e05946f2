import { startOfLagosDay } from '../../lib/lagos-day';
import type { DeliveryFigures } from './dashboard';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What the stations had delivered in all when they were counted on a day, by their ids. */
export type DeliveryCount = { day: string; totals: Readonly<Record<string, number>> };

/**
 * What was delivered between two counts: the sum of what each station's total rose by. A station that is new or gone has nothing to
 * be compared with, and a total that fell was corrected, which is no parcel that came back: neither counts.
 */
export function deliveredBetween(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): number {
  return Object.entries(after).reduce((sum, [id, total]) => sum + Math.max(0, total - (before[id] ?? total)), 0);
}

/** Parcels of a day from the last counts, the newest first, and the totals of now (A3). */
export function deliveryFigures(
  [last, previous]: readonly DeliveryCount[],
  now: Readonly<Record<string, number>>,
): DeliveryFigures {
  const nothing = { value: null, from: null, to: null };
  if (last === undefined)
    return {
      ...nothing,
      reason: 'The parcels are counted each night; the first count is still to come',
      sinceThen: null,
    };
  const sinceThen = deliveredBetween(last.totals, now);
  if (previous === undefined)
    return { ...nothing, reason: 'Known after the next night: a day is the difference of two counts', sinceThen };
  const days = Math.max(1, Math.round((startOfLagosDay(last.day) - startOfLagosDay(previous.day)) / DAY_MS));
  const value = Math.round(deliveredBetween(previous.totals, last.totals) / days);
  return { value, from: previous.day, to: last.day, reason: '', sinceThen };
}
