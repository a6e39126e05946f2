import { measures } from './figures';
import { firstHour } from './hours';
import { EVERY_SEGMENT, everySegment } from './segments';
import { marks, numberOf, type Sql, type SqlRow } from './sql';

/** Statements take so many names at a time. */
const AT_ONCE = 200;

type Room = {
  day: number;
  /** The kind of name, as it is stored: searches. */
  kind: number;
  /** The number of the name under which the rest counts together. */
  other: number;
  /** So many keep their names. */
  kept: number;
};

/**
 * Makes room for other searches of a day: those that were searched for most keep their names, the rest counts together from now on, in
 * the figures and in what they were made of. So words that somebody has made up, however many, neither fill the disk nor take the
 * place of those that people search for. Inside the caller's transaction.
 */
export async function makeRoom(sql: Sql, room: Room): Promise<void> {
  const { day, kind, other, kept } = room;
  const rows = await sql.all(
    `select d.name from day_names d left join daily f
      on f.measure = ? and f.segment = ? and f.day = d.day and f.name = d.name
      where d.day = ? and d.kind = ? and d.name <> ? order by coalesce(f.value, 0) desc, d.name`,
    [measures.searches, EVERY_SEGMENT, day, kind, other],
  );
  const rare = rows.slice(kept).map((row) => numberOf(row, 'name'));
  for (let begin = 0; begin < rare.length; begin += AT_ONCE) {
    await putTogether(sql, room, rare.slice(begin, begin + AT_ONCE));
  }
}

async function putTogether(sql: Sql, { day, kind, other }: Room, rare: readonly number[]): Promise<void> {
  const names = `name in (${marks(rare)})`;
  const hours = [measures.searches, firstHour(day), firstHour(day + 1)];
  const hourly = `from hourly where measure = ? and hour >= ? and hour < ? and ${names}`;
  const hourSums = await sql.all(`select hour, segment, sum(value) as value ${hourly} group by hour, segment`, [
    ...[...hours, ...rare],
  ]);
  await sql.run(`delete ${hourly}`, [...hours, ...rare]);
  await sql.insert(
    'insert into hourly (measure, hour, segment, name, value)',
    hourSums.map((row) => [measures.searches, numberOf(row, 'hour'), numberOf(row, 'segment'), other, valueOf(row)]),
    'on conflict (measure, hour, segment, name) do update set value = hourly.value + excluded.value',
  );
  // With every part named, the rows are found by their key.
  const parts = `from daily where measure = ? and segment in (${marks(everySegment)}) and day = ? and ${names}`;
  const values = [measures.searches, ...everySegment, day, ...rare];
  const daySums = await sql.all(`select segment, sum(value) as value ${parts} group by segment`, values);
  await sql.run(`delete ${parts}`, values);
  await sql.insert(
    'insert into daily (measure, segment, day, name, value)',
    daySums.map((row) => [measures.searches, numberOf(row, 'segment'), day, other, valueOf(row)]),
    'on conflict (measure, segment, day, name) do update set value = daily.value + excluded.value',
  );
  await sql.run(`update items set name = ? where day = ? and ${names}`, [other, day, ...rare]);
  await sql.run(`delete from day_names where day = ? and kind = ? and ${names}`, [day, kind, ...rare]);
  await sql.run(
    `delete from names where id in (${marks(rare)})
      and not exists (select 1 from day_names where day_names.name = names.id)`,
    rare,
  );
}

const valueOf = (row: SqlRow) => numberOf(row, 'value');
