const MINUTE_MS = 60_000;
const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;
/** How far a wait may be off its length to either side, so that many mails do not come back at one moment. */
const JITTER = 0.2;

/** After so many attempts (about three days) a mail has failed. Counted, not timed: a clock that jumps gives nothing up. */
export const MAX_ATTEMPTS = 21;
/** No wait is longer, in ms: a later time comes from a clock that has jumped. */
export const LONGEST_WAIT_MS = LONGEST_MS * (1 + JITTER);

/** How long to wait after so many attempts, in ms: 30 s, twice as long each time, at most 6 h. `random` is from 0 to 1. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}
