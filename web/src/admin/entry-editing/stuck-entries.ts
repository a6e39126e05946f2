import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsent, type EditorState } from '../editing/state';
import { heldBackBy } from '../editing/status';

/**
 * An entry whose form is closed, or a document, whose unsent words cannot be sent without its person. `id` 0: it has none yet;
 * `kept`: the browser's store has them; `address`: of the page where it can be dealt with; `saidAt`: the page that says it itself,
 * of a document, whose `title` is the place in it.
 */
export type StuckEntry = {
  name: string;
  person: number;
  id: number;
  title: string;
  why: string;
  kept: boolean;
  address: string;
  saidAt?: string | undefined;
};

let stuck: readonly StuckEntry[] = [];
const listeners = new Set<() => void>();

function change(next: readonly StuckEntry[]): void {
  stuck = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of it for as long as the component stands and there is a reason. */
export function useStuckEntry({
  name,
  person,
  id,
  title,
  why,
  kept,
  address,
  saidAt,
}: Omit<StuckEntry, 'why'> & { why: string | null }): void {
  useEffect(() => {
    if (why === null) return undefined;
    const told = { name, person, id, title, why, kept, address, saidAt };
    change([...stuck, told]);
    return () => change(stuck.filter((one) => one !== told));
  }, [name, person, id, title, why, kept, address, saidAt]);
}

/** What waits for its person, whatever page she is on. */
export function useStuckEntries(): readonly StuckEntry[] {
  return useSyncExternalStore(subscribe, () => stuck);
}

/** Why nothing of it will be sent before its person has looked at it; null while it goes on by itself. */
export function whyStuck<T>(state: EditorState<T>): string | null {
  if (!hasUnsent(state)) return null;
  if (state.failure?.reason === 'gone') return 'It was deleted elsewhere.';
  if (state.failure?.reason === 'refused') return state.failure.message;
  const waits = heldBackBy(state);
  if (waits === 'conflict') return 'Somebody else changed the same.';
  return waits === 'invalid' ? 'Something in it is not right yet.' : null;
}
