/** Values of an entry's fields. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What a save does to one entry: puts these values into these fields (the others stay), or takes it away (null). An entry has the
 * name by which the history knows it, also before the product has given it an id.
 */
export type Write = { entry: string; fields: Fields | null };

/** One call that changes something. Every value is sent in one save only, so that it names its save. */
export type Save = {
  id: string;
  /** For people, such as `blog.php create`. */
  does: string;
  writes: readonly Write[];
  /** The key that the change log must have once if the save was done; absent where there is none. */
  key?: string;
};

/** What can be killed; with the power everything at once, and what was not flushed to the disk. */
export type Victim = 'cms' | 'proxy' | 'database' | 'power';

/** Something that happened, in this order. */
export type Event =
  | { kind: 'sent'; save: Save }
  /** The status of an answer; 0: none came. */
  | { kind: 'answered'; id: string; status: number }
  | { kind: 'killed'; what: Victim };

/** An entry as it is there, found by its name. */
export type Row = { entry: string; fields: Fields };

/** What became of a save, as far as its sender knows. */
export type Outcome = 'saved' | 'refused' | 'unknown';

/** A save that was sent, and what its sender was told at last. */
export type Told = { save: Save; outcome: Outcome };

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'saved';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** The saves of a stretch in the order in which they were first sent; a save that was sent again is one. */
export function toldOf(events: readonly Event[]): Told[] {
  const told = new Map<string, Told>();
  for (const event of events) {
    if (event.kind === 'sent' && !told.has(event.save.id)) {
      told.set(event.save.id, { save: event.save, outcome: 'unknown' });
    }
    if (event.kind !== 'answered') continue;
    const known = told.get(event.id);
    // Once it was said to be saved it is, whatever is said of it later.
    if (known !== undefined && known.outcome !== 'saved') known.outcome = outcomeOf(event.status);
  }
  return [...told.values()];
}
