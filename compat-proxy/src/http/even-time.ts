import { setTimeout as pause } from 'node:timers/promises';

/** Answers come at whole multiples of so many ms: more than what is hidden takes, less than anybody waits for. */
export const EVEN_MS = 200;

type Clock = { now: () => number; pause: (ms: number) => Promise<unknown> };
const clock: Clock = { now: () => performance.now(), pause };

/**
 * Does work whose time would tell a stranger something, such as whether an address is known already, and answers at the next
 * whole multiple of {@link EVEN_MS}. A failure is told at once.
 */
export async function inEvenTime<T>(work: () => Promise<T>, { now, pause: wait }: Clock = clock): Promise<T> {
  const begun = now();
  const result = await work();
  await wait(EVEN_MS - ((now() - begun) % EVEN_MS));
  return result;
}
