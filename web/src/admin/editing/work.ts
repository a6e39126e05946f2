import type { Conflict } from '@apoti/contract';

/** An object and the revision that it was read from. */
export type Versioned<T> = { content: T; revision: string };

/**
 * A save on its way: what is sent, under which idempotency key. It never changes and is sent again unchanged until it is
 * answered, so that a lost reply cannot make two saves of one. Its base is the work's own base.
 */
export type Entry<T> = { key: string; content: T };

/** What one person did to an object since the server's last word. Kept in the browser until the server has it. */
export type Work<T> = {
  base: Versioned<T>;
  /** The working copy: whole, but not necessarily valid. */
  mine: T;
  entry: Entry<T> | null;
  /**
   * Fields that others changed too, not yet decided. The working copy holds this person's values; `theirs` are the
   * others'. Nothing is sent while there are any.
   */
  conflicts: Conflict[];
};

/** Work on what the server has, with nothing done yet. */
export function freshWork<T>(base: Versioned<T>): Work<T> {
  return { base, mine: base.content, entry: null, conflicts: [] };
}
