import { equal, type Change, type Json } from '@apoti/contract';
import { toldOf, type Event } from './history';

/** A row of the change log. */
export type LogRow = { number: number; kind: string; subject: string; key: string | null; changes: readonly Change[] };

/** The value at a place of what is there; undefined: nothing is; null: this place cannot be looked up. */
export type Present = (kind: string, subject: string, path: readonly string[]) => { value: Json | undefined } | null;

/** `done`: saves without an answer that were done. `keysBefore`: keys that the log had before; a save may be sent again. */
export type Happened = { events: readonly Event[]; done: readonly string[]; keysBefore: ReadonlySet<string> };

const DELIMITER = '\u0000';

function gaps(rows: readonly LogRow[], from: number, to: number): string[] {
  const numbers = rows.map(({ number }) => number);
  const wanted = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
  const missing = wanted.filter((number) => !numbers.includes(number));
  const strange = numbers.filter((number, index) => number > to || number <= from || numbers.indexOf(number) !== index);
  return [
    ...missing.map((number) => `The change log lacks row ${number}`),
    ...strange.map((number) => `The change log has a row ${number} that nobody counted, or twice`),
  ];
}

/** Each row begins where the one before it ended; and the last one ends where things are. */
function chain(rows: readonly LogRow[], present: Present): string[] {
  const last = new Map<string, { number: number; row: LogRow; change: Change }>();
  const broken: string[] = [];
  for (const row of rows.toSorted((a, b) => a.number - b.number)) {
    for (const change of row.changes) {
      const place = [row.kind, row.subject, ...change.path].join(DELIMITER);
      const before = last.get(place);
      if (before !== undefined && !equal(before.change.new, change.old)) {
        broken.push(`Row ${row.number} does not begin at ${change.path.join(' › ')} where row ${before.number} ended`);
      }
      // What was known of the parts of a whole, or of the whole of a part, is older now.
      for (const other of last.keys()) {
        if (other.startsWith(place + DELIMITER) || place.startsWith(other + DELIMITER)) last.delete(other);
      }
      last.set(place, { number: row.number, row, change });
    }
  }
  for (const { number, row, change } of last.values()) {
    const now = present(row.kind, row.subject, change.path);
    if (now !== null && !equal(now.value, change.new)) {
      broken.push(`Row ${number} ends at ${change.path.join(' › ')} where nothing stands`);
    }
  }
  return broken;
}

/** Saves with a key are in the log once if they were done, and not at all if they were not. */
function keys(rows: readonly LogRow[], { events, done, keysBefore }: Happened): string[] {
  return toldOf(events).flatMap(({ save, outcome }) => {
    const { key } = save;
    if (key === undefined) return [];
    const now = rows.filter((row) => row.key === key).length;
    const times = now + (keysBefore.has(key) ? 1 : 0);
    const isDone = outcome === 'saved' || done.includes(save.id);
    if (times > 1) return [`${save.does} (${save.id}) is in the change log ${times} times`];
    if (outcome === 'saved' && times === 0) return [`${save.does} (${save.id}) is saved and not in the change log`];
    // One that was done before, and sent again, changes nothing now.
    if (!isDone && now > 0) return [`${save.does} (${save.id}) is in the change log and not there`];
    return [];
  });
}

/**
 * Judges the rows that came since number `from`: none is missing up to the counter `to`, each begins where the one before ended,
 * the last ones end where things are, and every save is told of once.
 */
export function judgeLog(
  span: { from: number; to: number; rows: readonly LogRow[] },
  present: Present,
  happened: Happened,
): string[] {
  const { from, to, rows } = span;
  return [...gaps(rows, from, to), ...chain(rows, present), ...keys(rows, happened)];
}
