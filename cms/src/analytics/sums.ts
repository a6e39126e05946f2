import { measures, UNNAMED, type Measure } from './figures';
import { partsOf, type Window } from './period';
import { visitSegments, type Segment } from './segments';
import { marks, numberOf, type Sql, type SqlRow } from './sql';

/** Figures of a window, by measure, part of the visits and name. */
export class Sums {
  private readonly values = new Map<string, Map<number, number>>();

  get(measure: Measure, segment: Segment, name: number = UNNAMED): number {
    return this.named(measure, segment).get(name) ?? 0;
  }

  /** All of a measure, by name. */
  named(measure: Measure, segment: Segment): ReadonlyMap<number, number> {
    return this.values.get(`${measure} ${segment}`) ?? new Map<number, number>();
  }

  add(measure: Measure, segment: Segment, name: number, value: number): void {
    const key = `${measure} ${segment}`;
    const names = this.values.get(key) ?? new Map<number, number>();
    this.values.set(key, names.set(name, (names.get(name) ?? 0) + value));
  }
}

/** Visitors are told as the measure `first`, of the funnel's steps as well. */
type Wish = { window: Window; segments: readonly Segment[]; sums: readonly Measure[] };

/** Figures of any window: whole days from the roll-ups by day, the hours around them from those by the hour. */
export async function readSums(sql: Sql, wish: Wish): Promise<Sums> {
  const found = new Sums();
  const { head, days, tail } = partsOf(wish.window);
  if (days !== null) await addDays(sql, wish, days, found);
  // Of the end of a day, whoever was there last then; of its beginning, whoever was there first then.
  if (head !== null) await addHours(sql, wish, head, measures.last, found);
  if (tail !== null) await addHours(sql, wish, tail, measures.first, found);
  return found;
}

async function addDays(sql: Sql, { segments, sums }: Wish, days: { first: number; last: number }, found: Sums) {
  for (const measure of [measures.first, ...sums]) {
    const rows = await sql.all(
      `select segment, name, sum(value) as value from daily
        where measure = ? and segment in (${marks(segments)}) and day between ? and ? group by segment, name`,
      [measure, ...segments, days.first, days.last],
    );
    for (const row of rows) found.add(measure, numberOf(row, 'segment'), ...namedValue(row));
  }
}

async function addHours(sql: Sql, { segments, sums }: Wish, window: Window, presence: Measure, found: Sums) {
  for (const row of await hoursOf(sql, presence, segments, window))
    found.add(measures.first, numberOf(row, 'segment'), ...namedValue(row));
  const smallest = [...new Set(segments.flatMap(visitSegments))];
  for (const measure of sums) {
    for (const row of await hoursOf(sql, measure, smallest, window)) {
      const visit = numberOf(row, 'segment');
      for (const part of segments.filter((one) => visitSegments(one).includes(visit)))
        found.add(measure, part, ...namedValue(row));
    }
  }
}

function hoursOf(sql: Sql, measure: Measure, segments: readonly Segment[], { from, to }: Window): Promise<SqlRow[]> {
  return sql.all(
    `select segment, name, sum(value) as value from hourly
      where measure = ? and hour >= ? and hour < ? and segment in (${marks(segments)}) group by segment, name`,
    [measure, from, to, ...segments],
  );
}

function namedValue(row: SqlRow): [number, number] {
  return [numberOf(row, 'name'), numberOf(row, 'value')];
}
