import { setTimeout as pause } from 'node:timers/promises';

/** Longest that something is waited for, in ms: after a kill everything is there again by itself long before. */
const PATIENCE_MS = 90_000;

/** Asks again and again until there is something. Throws when it does not come: then the product has not healed. */
export async function until<T>(ask: () => Promise<T | null>, what: string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`${what} did not come back`);
    await pause(50);
  }
}
