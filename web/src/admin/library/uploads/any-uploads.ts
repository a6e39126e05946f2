import { useSyncExternalStore } from 'react';

let any = false;
const listeners = new Set<() => void>();

/** Says whether there are uploads to show. */
export function tellOfUploads(isAny: boolean): void {
  if (any === isAny) return;
  any = isAny;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there are uploads to show: what shows them is loaded then, and not before. */
export function useHasUploads(): boolean {
  return useSyncExternalStore(subscribe, () => any);
}
