import { useCallback, useSyncExternalStore } from 'react';
import type { EntryKind, EntrySession } from './entry-kind';

/** An entry's session in this tab, running for as long as the component stands. Remount (by key) for another entry. */
export function useEntrySession<T>(kind: EntryKind<T>, name: string, person: number): EntrySession<T> {
  const hold = useCallback(() => kind.hold(name, person), [kind, name, person]);
  return useSyncExternalStore(hold, () => kind.of(name, person));
}
