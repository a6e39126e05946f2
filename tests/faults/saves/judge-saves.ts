import { toldOf, type Event, type Fields, type Row, type Save, type Victim } from './history';

/** What is known before a stretch of the history. */
export type Known = {
  entries: ReadonlyMap<string, Fields>;
  /** Saves without an answer that were not done when it was looked, and that a CMS which was not killed may still do. */
  open: readonly Save[];
};

/** What a judge says: what is known now, and what went against the goal. `done` are the saves without an answer that were done. */
export type Judged = { known: Known; violations: string[]; done: readonly string[] };

type Entries = Map<string, Fields>;

/** With whom the CMS ends, so that it does nothing more of what it was told. */
const ENDS_CMS: ReadonlySet<Victim> = new Set<Victim>(['cms', 'power']);

function doTo(entries: Entries, { writes }: Save): void {
  for (const { entry, fields } of writes) {
    if (fields === null) entries.delete(entry);
    else entries.set(entry, { ...entries.get(entry), ...fields });
  }
}

/** For each part of a save that would be a change whether it is there. */
function partsThere(seen: Entries, expected: Entries, { writes }: Save): boolean[] {
  return writes.flatMap(({ entry, fields }) => {
    const [now, before] = [seen.get(entry), expected.get(entry)];
    if (fields === null) return before === undefined ? [] : [now === undefined];
    const changed = Object.entries(fields).filter(([name, value]) => before?.[name] !== value);
    return changed.map(([name, value]) => now?.[name] === value);
  });
}

function duplicates(rows: readonly Row[]): string[] {
  const count = new Map<string, number>();
  for (const { entry } of rows) count.set(entry, (count.get(entry) ?? 0) + 1);
  return [...count].flatMap(([entry, times]) => (times > 1 ? [`${entry} is there ${times} times`] : []));
}

/** What differs between what must be there and what is, in words. */
function differences(expected: Entries, seen: Entries, whose: (entry: string, field: string, value: string) => string) {
  const names = new Set([...expected.keys(), ...seen.keys()]);
  return [...names].flatMap((entry) => {
    const [wanted, there] = [expected.get(entry), seen.get(entry)];
    if (there === undefined) return [`${entry} is gone: ${JSON.stringify(wanted)}`];
    if (wanted === undefined) return [`${entry} is there, and no save that was done made it: ${JSON.stringify(there)}`];
    return Object.keys({ ...wanted, ...there }).flatMap((field) => {
      const [value, now] = [wanted[field] ?? 'nothing', there[field] ?? 'nothing'];
      if (value === now) return [];
      return [`${entry}, ${field} should be ${whose(entry, field, value)} and is ${whose(entry, field, now)}`];
    });
  });
}

/** Names the save that a value was sent in. */
function senders(events: readonly Event[]) {
  const told = toldOf(events);
  return (entry: string, field: string, value: string) => {
    const by = told.find(({ save }) => save.writes.some((one) => one.entry === entry && one.fields?.[field] === value));
    return by === undefined ? `“${value}”` : `“${value}” (${by.outcome}: ${by.save.does}, ${by.save.id})`;
  };
}

/**
 * Judges what is there after a stretch of the history: a save that was said to be done is there, whole; one that was refused is
 * not; one without an answer is there whole or not at all; everything else is as it was.
 */
export function judgeSaves(known: Known, events: readonly Event[], rows: readonly Row[]): Judged {
  const seen: Entries = new Map(rows.map(({ entry, fields }) => [entry, fields]));
  const expected: Entries = new Map(known.entries);
  const told = toldOf(events);
  const again = new Set(told.map(({ save }) => save.id));
  for (const { save, outcome } of told) if (outcome === 'saved') doTo(expected, save);
  const inDoubt = [
    ...known.open.filter(({ id }) => !again.has(id)),
    ...told.filter(({ outcome }) => outcome === 'unknown').map(({ save }) => save),
  ];
  const violations: string[] = [];
  const done: string[] = [];
  // Whole ones first: what they did is not half of another save that wished the same of an entry.
  let pending = inDoubt;
  for (let whole: Save[] | null = null; whole === null || whole.length > 0;) {
    whole = pending.filter((save) => {
      const parts = partsThere(seen, expected, save);
      if (parts.length === 0 || parts.includes(false)) return false;
      doTo(expected, save);
      return true;
    });
    done.push(...whole.map(({ id }) => id));
    pending = pending.filter((save) => !done.includes(save.id));
  }
  for (const save of pending) {
    if (!partsThere(seen, expected, save).includes(true)) continue;
    violations.push(`${save.does} (${save.id}) was done by half`);
    doTo(expected, save);
    done.push(save.id);
  }
  violations.push(...duplicates(rows), ...differences(expected, seen, senders(events)));
  const isDead = events.some((event) => event.kind === 'killed' && ENDS_CMS.has(event.what));
  const open = isDead ? [] : inDoubt.filter(({ id }) => !done.includes(id));
  return { known: { entries: seen, open }, violations, done };
}
