import type { HeldSession } from '../editing/held-sessions';
import { useHeldSession } from '../editing/use-held-session';
import type { EntryKind } from './entry-kind';

/** An entry's session in this tab, running for as long as the component stands. Remount (by key) for another entry. */
export function useEntrySession<T>(kind: EntryKind<T>, name: string, person: number): HeldSession<T> {
  return useHeldSession(kind, name, person);
}
