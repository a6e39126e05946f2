import { useEffect, useSyncExternalStore } from 'react';

/** Addresses of what screens show, the latest last. */
let pages: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  pages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the shell, for as long as the component stands, where the public page is of what is edited; null: nowhere. */
export function useTellShownPage(address: string | null): void {
  useEffect(() => {
    if (address === null) return undefined;
    change([...pages, address]);
    return () => change(pages.toSpliced(pages.lastIndexOf(address), 1));
  }, [address]);
}

/** Where the public page is of what is edited on the screen; undefined where the screen does not say. */
export function useShownPage(): string | undefined {
  return useSyncExternalStore(subscribe, () => pages.at(-1));
}
