import type { MeasuredBatch, MeasuredItem } from '@apoti/contract';
import { countVisitor, noFigures, type Figures } from './figures';
import { dayOf } from './hours';
import { nameJourneys } from './journeys';
import { readSigns, toSigns, writeSigns } from './signs';
import type { Sql } from './sql';
import type { Sign } from './visits';
import { writeFigures } from './write-figures';

const DAY_MS = 86_400_000;
/** What is older was kept too long somewhere; what is later comes from a clock that is wrong. Neither is counted. */
const OLDEST_MS = 400 * DAY_MS;
const LATEST_MS = DAY_MS;
/** Nobody does so many things on one day: what comes after them is a machine's and is not counted. */
export const MOST_SIGNS = 5_000;
/** Of so many visitors at once all of a day is in memory. */
const AT_ONCE = 50;

/**
 * Counts a batch, in one transaction: what was measured is stored, and the figures change by what it changes in the visits of
 * those whom it is about. False for a batch that was counted before.
 */
export async function takeBatch(sql: Sql, { id, items }: MeasuredBatch, now: number): Promise<boolean> {
  return sql.transaction(async (locked) => {
    const statement = 'insert into batches (id, day) values (?, ?) on conflict (id) do nothing';
    if ((await locked.run(statement, [id, dayOf(now)])) === 0) return false;
    const figures = noFigures();
    for (const [day, those] of byDay(items, now)) await takeDay(locked, day, those, figures);
    await writeFigures(locked, figures);
    return true;
  });
}

function byDay(items: readonly MeasuredItem[], now: number): Map<number, MeasuredItem[]> {
  const days = new Map<number, MeasuredItem[]>();
  for (const item of items) {
    if (item.at < now - OLDEST_MS || item.at > now + LATEST_MS) continue;
    const day = dayOf(item.at);
    const known = days.get(day);
    if (known === undefined) days.set(day, [item]);
    else known.push(item);
  }
  return days;
}

async function takeDay(sql: Sql, day: number, items: readonly MeasuredItem[], figures: Figures): Promise<void> {
  const taken = [...(await toSigns(sql, day, items))];
  for (let begin = 0; begin < taken.length; begin += AT_ONCE) {
    await takeVisitors(sql, day, taken.slice(begin, begin + AT_ONCE), figures);
  }
}

async function takeVisitors(
  sql: Sql,
  day: number,
  taken: readonly (readonly [visitor: string, signs: Sign[]])[],
  figures: Figures,
): Promise<void> {
  const stored = await readSigns(
    sql,
    day,
    taken.map(([visitor]) => visitor),
  );
  const added = new Map<string, Sign[]>();
  const doings: { visitor: string; before: Sign[]; fresh: Sign[] }[] = [];
  for (const [visitor, signs] of taken) {
    const before = stored.get(visitor) ?? [];
    const fresh = signs.slice(0, Math.max(0, MOST_SIGNS - before.length));
    if (fresh.length > 0) doings.push({ visitor, before, fresh });
  }
  await nameJourneys(sql, day, doings);
  for (const { visitor, before, fresh } of doings) {
    countVisitor(figures, before, -1);
    countVisitor(figures, [...before, ...fresh], 1);
    added.set(visitor, fresh);
  }
  await writeSigns(sql, day, added);
}
