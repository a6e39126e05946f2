/** Who came a moment later may have been first: so much later still counts as lately, in ms. */
const TOLERANCE_MS = 60_000;

/**
 * Between this moment and now, both in ms. What a clock that was ahead has dated years later is not of lately, and would stand for it
 * until then.
 */
export function lately(from: number, now: number): { $gt: Date; $lte: Date } {
  return { $gt: new Date(from), $lte: new Date(now + TOLERANCE_MS) };
}
