import { ACTIVE_USER_MS, type RealTime } from '@apoti/contract';
import { measures } from './figures';
import { dayOf, firstHour, hourOf } from './hours';
import { EVERY_SEGMENT } from './segments';
import { numberOf, type Sql } from './sql';
import { readSums } from './sums';

/** Who is here now, and what today was until now. */
export async function readRealTime(sql: Sql, now: number): Promise<RealTime> {
  const [row] = await sql.all('select count(distinct visitor) as active from items where at > ? and at <= ?', [
    now - ACTIVE_USER_MS,
    now,
  ]);
  const window = { from: firstHour(dayOf(now)), to: hourOf(now) + 1 };
  const wanted = [measures.views, measures.visits, measures.bounces];
  const today = await readSums(sql, { window, segments: [EVERY_SEGMENT], sums: wanted });
  const sessions = today.get(measures.visits, EVERY_SEGMENT);
  const bounces = today.get(measures.bounces, EVERY_SEGMENT);
  return {
    activeUsers: row === undefined ? 0 : numberOf(row, 'active'),
    pageViews: today.get(measures.views, EVERY_SEGMENT),
    sessions,
    bounceRate: sessions === 0 ? null : Math.round((1_000 * bounces) / sessions) / 10,
  };
}
