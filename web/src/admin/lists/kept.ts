import { useSyncExternalStore } from 'react';

/** A value that outlives the screen that shows it, for as long as the tab is open. */
export type Kept<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps what runs, such as a deletion: it goes on while another screen is open, and shows how far it is on return. */
export function createKept<T>(initial: T): Kept<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value as it is now. */
export function useKept<T>(kept: Kept<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.get);
}
