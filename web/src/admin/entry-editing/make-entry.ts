import type { Versioned } from '../editing/work';
import type { EntryKind } from './entry-kind';
import { handOver } from './hand-over';

type MakeCalls<T> = {
  create: () => Promise<Versioned<T>>;
  refresh: () => Promise<void>;
};

/**
 * Makes an entry, reads the list again and answers its id. What was typed while it was made, or since an earlier try whose
 * answer was lost, is its own session's by then. Throws what the calls throw.
 */
export async function makeEntry<T extends { id: number }>(
  entries: EntryKind<T>,
  person: number,
  typed: () => T,
  { create, refresh }: MakeCalls<T>,
): Promise<number> {
  const made = await create();
  const { id } = made.content;
  // The list may not come, and one from before knows nothing of it.
  entries.noteMade(made);
  await refresh();
  await handOver(entries, person, made, () => ({ ...typed(), id }));
  return id;
}
