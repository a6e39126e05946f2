/** Longest that it waits for a quiet moment, in ms. */
const LONGEST_MS = 2_000;
/** Browsers that do not tell of quiet moments are given this pause, in ms. */
const PAUSE_MS = 200;

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
