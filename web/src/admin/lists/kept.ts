import { useEffect, useSyncExternalStore } from 'react';
import { onPresence, whoWorks } from '../../shared/api/presence';

/** One person's own, which nobody else who signs in here sees. */
export type Own<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Whether its person works here now. */
  isHere: () => boolean;
};

/** The way back to the screen that shows it. */
export type WayBack = { to: string; label: string };

/** What outlives the screen that shows it, for as long as the tab is open. */
export type Kept<T> = {
  back: WayBack;
  /** Of whoever works here now. What runs holds on to it: it stays that person's. */
  own: () => Own<T>;
  subscribe: (listener: () => void) => () => void;
  /** A screen shows it from now on. Answers what ends that. */
  watch: () => () => void;
  isWatched: () => boolean;
};

/** Keeps what runs, such as a deletion: it goes on while another screen is open, and shows how far it is on return. */
export function createKept<T>(initial: T, back: WayBack): Kept<T> {
  const values = new Map<number | null, T>();
  const listeners = new Set<() => void>();
  let watching = 0;
  return {
    back,
    own: () => {
      const person = whoWorks();
      return {
        get: () => values.get(person) ?? initial,
        set: (next) => {
          values.set(person, next);
          for (const listener of listeners) listener();
        },
        isHere: () => whoWorks() === person,
      };
    },
    subscribe: (listener) => {
      const stop = onPresence(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    watch: () => {
      watching += 1;
      return () => void (watching -= 1);
    },
    isWatched: () => watching > 0,
  };
}

/** What is kept for whoever works here, as it is now. */
export function useKept<T>(kept: Kept<T>): T {
  return useSyncExternalStore(kept.subscribe, () => kept.own().get());
}

/** While this is on the screen, so is what became of it: nothing needs to be said elsewhere. */
export function useWatching({ watch }: Pick<Kept<unknown>, 'watch'>): void {
  useEffect(watch, [watch]);
}
