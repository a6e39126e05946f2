import { killAllGroups } from '../processes.mjs';

/** From the first signal until everything is gone. */
export const stopWithinMs = 8000;

/** npm passes on a Ctrl-C that the terminal has sent as well: only a later signal means impatience. */
const echoMs = 1000;

/**
 * Ends the process in good order at Ctrl-C, SIGTERM and SIGHUP.
 * @returns {{ before: (work: () => Promise<void>) => void, finally: (work: () => void) => void, begun: () => boolean }}
 *   `before` is what has to be ended first, `finally` is what is always left tidy
 */
export function stopOnSignal() {
  /** @type {(() => Promise<void>)[]} */
  const first = [];
  /** @type {number | undefined} */
  let since;
  process.on('exit', killAllGroups);
  const stop = async () => {
    if (since !== undefined) {
      if (performance.now() - since > echoMs) process.exit(1);
      return;
    }
    since = performance.now();
    console.log('\n          stopping …');
    await Promise.allSettled(first.map((work) => work()));
    process.exit(0);
  };
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void stop());
  }
  return {
    before: (work) => first.push(work),
    finally: (work) => process.on('exit', work),
    begun: () => since !== undefined,
  };
}
