import { same } from '../editing/document';
import type { EditingSession } from '../editing/session';
import type { Versioned } from '../editing/work';
import type { EntryKind } from './entry-kind';

/** Resolves once the session has something to work on. */
function hasWork<T>(session: EditingSession<T>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.getState().work === null) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(look);
    look();
  });
}

/**
 * Gives what is typed of an entry to that entry's own session, as edits of what it was `made` as: from there on it is kept, sent
 * and merged with what others changed, as all edits are (A6). Resolves when it is the session's, with what is typed by then.
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
    session.seen(made);
    await hasWork(session);
    for (let given: T | null = null; given === null || !same(typed(), given);) {
      const mine = typed();
      session.edit(() => mine);
      await session.flush();
      given = mine;
    }
  } finally {
    letGo();
  }
}
