/** Who is signed in, as the server said last; undefined before it has said anything. */
let now: number | null | undefined;
/** Who was, last of all. */
let last: number | null = null;
const listeners = new Set<() => void>();

/** The server has said who is signed in (by id); null: nobody. */
export function notePresence(person: number | null): void {
  if (person === now) return;
  now = person;
  last = person ?? last;
  for (const listener of listeners) listener();
}

/** Whether this person is signed in, as far as is known. */
export function isPresent(person: number): boolean {
  return now === person;
}

/** Who works in this tab, also while their session has ended; null before anybody has signed in. */
export function whoWorks(): number | null {
  return last;
}

/** Calls when somebody signs in or out. */
export function onPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits until this person is signed in, or `signal` ends it. */
export function untilPresent(person: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isPresent(person) && !signal.aborted) return;
      listeners.delete(look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    listeners.add(look);
    signal.addEventListener('abort', look);
    look();
  });
}
