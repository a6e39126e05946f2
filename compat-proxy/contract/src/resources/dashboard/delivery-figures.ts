import type { DeliveryFigures } from './dashboard';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What the stations had delivered in all when they were counted on a day, by their ids. */
export type DeliveryCount = {
  day: string;
  /** When they were counted, in ms: nobody is there every night at the same hour. */
  at: number;
  totals: Readonly<Record<string, number>>;
};

/** Two counts that are closer together are parts of a day, of which no day can be told. */
const WHOLE_DAY_MS = 20 * 60 * 60 * 1_000;

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

/**
 * Parcels of a day from the last counts, the newest first, and the totals of now (A3). The first count is made when the product
 * first starts, at any hour: what came between it and the first night is part of a day and is not told as one.
 */
export function deliveryFigures(
  counts: readonly DeliveryCount[],
  now: Readonly<Record<string, number>>,
): DeliveryFigures {
  const nothing = { value: null, from: null, to: null };
  const [last, ...earlier] = counts;
  if (last === undefined)
    return {
      ...nothing,
      reason: 'The parcels are counted each night; the first count is still to come',
      sinceThen: null,
    };
  const sinceThen = deliveredBetween(last.totals, now);
  const previous = earlier.find(({ at }) => last.at - at >= WHOLE_DAY_MS);
  if (previous === undefined)
    return { ...nothing, reason: 'Known after the next night: a day is the difference of two counts', sinceThen };
  const days = Math.max(1, (last.at - previous.at) / DAY_MS);
  const value = Math.round(deliveredBetween(previous.totals, last.totals) / days);
  return { value, from: previous.day, to: last.day, reason: '', sinceThen };
}
