import { useLayoutEffect, useSyncExternalStore } from 'react';
import { holdPage } from './use-stay';

let covers = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  covers += by;
  document.documentElement.toggleAttribute('data-cover', covers > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something stands over the whole page: no dialog opens and no toast is shown before it has gone. */
export function isCovered(): boolean {
  return covers > 0;
}

/** {@link isCovered}, as it changes. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(subscribe, isCovered, () => false);
}

/** What calls it stands over the whole page: Back and Forward leave the page where it is, and nothing below asks anything. */
export function useCover(): void {
  useLayoutEffect(() => {
    const letGo = holdPage(() => undefined, { isCover: true });
    change(1);
    return () => {
      letGo();
      change(-1);
    };
  }, []);
}
