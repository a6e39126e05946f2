import { same } from '../editing/document';
import type { Versioned } from '../editing/work';
import type { EntryKind } from './entry-kind';

const NOT_KEPT = 'This browser could not keep what was typed meanwhile, nor could it be saved. Please try again.';

/**
 * Gives what is typed of an entry to that entry's own session, as edits of what it was `made` as: from there on it is kept, sent
 * and merged with what others changed and with what waits there, as all edits are (A6). Resolves when it is the session's, with
 * what is typed by then. Throws when it is neither kept nor saved: then it must stay where it is.
 */
export async function handOver<T>(
  entries: EntryKind<T>,
  person: number,
  made: Versioned<T>,
  typed: () => T,
): Promise<void> {
  if (same(typed(), made.content)) return;
  const name = entries.recordsOf(entries.known(made.content).id);
  const letGo = entries.hold(name, person);
  try {
    const { session } = entries.of(name, person);
    let base = made;
    while (!same(typed(), base.content)) {
      const mine = typed();
      await session.takeOver({ base, mine, entry: null, conflicts: [] });
      base = { content: mine, revision: made.revision };
    }
    if (session.isAtRisk() && !(await session.save())) throw new Error(NOT_KEPT);
  } finally {
    letGo();
  }
}
