import { useEffect, useSyncExternalStore } from 'react';

let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says, for as long as the component stands, that a form edits the entry of this name: nobody else sends its words. */
export function useOpenEntry(name: string): void {
  useEffect(() => {
    change([...open, name]);
    return () => {
      const at = open.lastIndexOf(name);
      change(open.toSpliced(at, 1));
    };
  }, [name]);
}

/** Names of the entries that forms of this tab edit. */
export function useOpenEntries(): readonly string[] {
  return useSyncExternalStore(subscribe, () => open);
}
