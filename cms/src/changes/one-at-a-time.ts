import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trx } from '../store/strapi';

const inside = new AsyncLocalStorage<true>();
const lines = new WeakMap<Trx, Promise<unknown>>();
/** Why the first change of a transaction failed. */
const broken = new WeakMap<Trx, { error: unknown }>();

/** Whether we are within a change already: its parts are no changes of their own. */
export function isInsideChange(): boolean {
  return inside.getStore() === true;
}

/**
 * Runs `work` after everything else that the same transaction was given: Strapi's bulk actions start all their documents
 * at once in one transaction. When one fails the others are not begun, for all of it is rolled back: they fail for the same reason,
 * since nobody knows whose failure Strapi tells.
 */
export async function oneAtATime<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  if (isInsideChange()) return work();
  const turn = (lines.get(trx) ?? Promise.resolve()).then(() => {
    const failed = broken.get(trx);
    if (failed) throw failed.error;
    return inside.run(true, work);
  });
  const settled = turn.catch((error: unknown) => broken.set(trx, broken.get(trx) ?? { error }));
  lines.set(trx, settled);
  return turn;
}
