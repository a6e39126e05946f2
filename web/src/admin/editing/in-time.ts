import type { Clock } from './ports';

/** Longest wait for the browser's store and its locks, in ms: what hangs there keeps nobody from typing, or from saving. */
export const PATIENCE_MS = 3_000;

/** What is waited for, or a refusal when that takes too long. */
export function inTime<R>(clock: Clock, wait: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new Error('The browser does not answer')), PATIENCE_MS);
    void wait.then(resolve, reject).finally(() => clock.clearTimeout(timer));
  });
}
