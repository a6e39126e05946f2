/** How often the server is asked for what others did, and at first for what became of an answer that waits, in ms. */
const REFRESH_MS = 30_000;
const WAITING_MS = 3_000;
const SLOWER = 1.3;

/** Says how long to wait before asking again: while an answer waits little at first, then more and more; one may wait for days. */
export function refreshPace(): (isWaiting: boolean) => number {
  let next = WAITING_MS;
  return (isWaiting) => {
    const wait = isWaiting ? next : REFRESH_MS;
    next = isWaiting ? Math.min(REFRESH_MS, next * SLOWER) : WAITING_MS;
    return wait;
  };
}
