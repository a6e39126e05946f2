import { median, quantile } from '../../bench/measure/ratios';

/** At least so many visits are looked at together. */
const BLOCK = 500;

/** The p99 of each block of visits, of which the middle one is taken: a moment in which the machine did something else is one block's. */
export function usualP99(times: readonly number[]): number {
  const count = Math.max(1, Math.floor(times.length / BLOCK));
  const blocks = Array.from({ length: count }, (_, at) =>
    times.slice(Math.round((at * times.length) / count), Math.round(((at + 1) * times.length) / count)),
  );
  return median(blocks.map((block) => quantile(block, 0.99)));
}

/** A ratio for a table. */
export const ratioOf = (one: number, other: number): number => Math.round((one / other) * 100) / 100;

/** Of so many tries the middle one counts. */
const TIMES = 3;

/** All tries of one thing, and the ratio that counts. */
export type Sure<T> = { tried: T[]; ratio: number };

/**
 * Tries one thing, and twice more where its tail was longer than it may be: then the middle one of the three counts. One stretch beyond
 * a limit says something of the machine, and two of three of what was tried.
 */
export async function untilSure<T extends { ratio: number }>(
  limit: number,
  attempt: (time: number) => Promise<T>,
): Promise<Sure<T>> {
  const tried = [await attempt(0)];
  while (tried.length < TIMES && tried.some(({ ratio }) => ratio > limit)) tried.push(await attempt(tried.length));
  return { tried, ratio: median(tried.map(({ ratio }) => ratio)) };
}
