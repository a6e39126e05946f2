import { median, quantile } from '../../bench/measure/ratios';

/** So many visits are looked at together. */
const BLOCK = 500;

/** The p99 of each block of visits, of which the middle one is taken: a moment in which the machine did something else is one block's. */
export function usualP99(times: readonly number[]): number {
  const blocks = Array.from({ length: Math.max(1, Math.floor(times.length / BLOCK)) }, (_, at) =>
    times.slice(at * BLOCK, (at + 1) * BLOCK),
  );
  return median(blocks.map((block) => quantile(block, 0.99)));
}

/** A ratio for a table. */
export const ratioOf = (one: number, other: number): number => Math.round((one / other) * 100) / 100;

/**
 * Whether a tail is clearly longer than it may be: the goal is passed in the middle of the stretches and by each of them. One
 * stretch beyond it says something of the machine.
 */
export function isClearlyAbove(ratios: readonly number[], goal: number): boolean {
  return ratios.length > 0 && ratios.every((ratio) => ratio > goal);
}
