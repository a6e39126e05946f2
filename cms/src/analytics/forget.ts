import { MEASURED_DAYS } from '@apoti/contract';
import { measures } from './figures';
import { dayOf, firstHour } from './hours';
import { everySegment } from './segments';
import { marks, numberOf, type Sql } from './sql';

const DAY_MS = 86_400_000;
/** A batch that comes again after that is not known any more. */
export const BATCH_DAYS = 14;
/** Rows that go at once: others need not wait. */
const AT_ONCE = 2_000;

/** How many were deleted, and whether there may be more. */
export type Forgotten = { deleted: number; isWhole: boolean };

/**
 * Deletes one portion of what is too old: what was measured one by one after a week, the figures of days that began before a
 * moment (ms). It is asked again until nothing is left.
 */
export async function forgetOld(sql: Sql, before: number, now: number): Promise<Forgotten> {
  const day = dayOf(before);
  const works = [
    (locked: Sql) => byDay(locked, 'items', dayOf(now - MEASURED_DAYS * DAY_MS)),
    (locked: Sql) => byDay(locked, 'batches', dayOf(now - BATCH_DAYS * DAY_MS)),
    ...Object.values(measures).flatMap((measure) => [
      (locked: Sql) => oldHours(locked, measure, firstHour(day)),
      (locked: Sql) => oldDays(locked, measure, day),
    ]),
    (locked: Sql) => oldSpeeds(locked, day),
    (locked: Sql) => byDay(locked, 'day_names', day),
    unusedNames,
  ];
  for (const work of works) {
    const deleted = await sql.transaction(work);
    if (deleted > 0) return { deleted, isWhole: false };
  }
  return { deleted: 0, isWhole: true };
}

/** Of a table that is not kept by its key: the first day that is too old, so many hours or rows of it at a time. */
async function byDay(sql: Sql, table: 'items' | 'batches' | 'day_names', before: number): Promise<number> {
  const [row] = await sql.all(`select min(day) as day from ${table} where day < ?`, [before]);
  if (row === undefined || row['day'] === null) return 0;
  const day = numberOf(row, 'day');
  if (table !== 'items') return sql.run(`delete from ${table} where day = ?`, [day]);
  const visitors = `select distinct visitor from items where day = ? order by visitor limit ${AT_ONCE}`;
  return sql.run(`delete from items where day = ? and visitor in (${visitors})`, [day, day]);
}

async function oldHours(sql: Sql, measure: number, before: number): Promise<number> {
  const [row] = await sql.all('select min(hour) as hour from hourly where measure = ?', [measure]);
  if (row === undefined || row['hour'] === null || numberOf(row, 'hour') >= before) return 0;
  const end = Math.min(before, numberOf(row, 'hour') + 24);
  return sql.run('delete from hourly where measure = ? and hour < ?', [measure, end]);
}

async function oldDays(sql: Sql, measure: number, before: number): Promise<number> {
  let deleted = 0;
  for (const segment of everySegment)
    deleted += await sql.run('delete from daily where measure = ? and segment = ? and day < ?', [
      ...[measure, segment, before],
    ]);
  return deleted;
}

async function oldSpeeds(sql: Sql, before: number): Promise<number> {
  let deleted = 0;
  for (const segment of everySegment)
    deleted += await sql.run('delete from speeds where segment = ? and day < ?', [segment, before]);
  return deleted;
}

/** Words that nobody has used since, such as what was searched for. */
async function unusedNames(sql: Sql): Promise<number> {
  const rows = await sql.all(
    `select id from names
      where not exists (select 1 from day_names where day_names.name = names.id) limit ${AT_ONCE}`,
  );
  const ids = rows.map((row) => numberOf(row, 'id'));
  return ids.length === 0 ? 0 : sql.run(`delete from names where id in (${marks(ids)})`, ids);
}
