import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Does some work for a request: whatever it logs, and whatever that begins, is told under the request's id. */
export function underRequestId<T>(id: string, work: () => Promise<T>): Promise<T> {
  return current.run(id, work);
}

/** Does what goes on after the request, such as a clock that is wound again and again: nobody's any more. */
export function underNoRequest<T>(work: () => T): T {
  return current.exit(work);
}

/** The id of the request that is being answered; undefined in work of nobody's. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
