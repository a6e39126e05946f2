import { vi } from 'vitest';

/** How long a test waits for what happens beside it, in ms: enough for a machine that has much else to do, and no claim about time. */
export const patience = { timeout: 30_000, interval: 50 };

/** Waits until `look` gives something true, and gives that. Throws when it does not come. */
export function until<T>(look: () => T | Promise<T>) {
  return vi.waitUntil(look, patience);
}
