import { useCallback, useSyncExternalStore } from 'react';
import type { HeldSession, HeldSessions } from './held-sessions';

/** A document's session in this tab, running for as long as the component stands. Remount (by key) for another person. */
export function useHeldSession<T>(
  sessions: Pick<HeldSessions<T>, 'of' | 'hold'>,
  name: string,
  person: number,
): HeldSession<T> {
  const hold = useCallback(() => sessions.hold(name, person), [sessions, name, person]);
  return useSyncExternalStore(hold, () => sessions.of(name, person));
}
