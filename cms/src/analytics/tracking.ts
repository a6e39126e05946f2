import { COHORT_COLUMNS, funnelSteps, type AnalyticsReport } from '@apoti/contract';
import { measures } from './figures';
import { dayOfHour } from './hours';
import { pagesOfWay } from './journeys';
import { namesOf } from './names';
import type { Window } from './period';
import type { Segment } from './segments';
import { numberOf, type Sql } from './sql';
import type { Sums } from './sums';

const MOST_WAYS = 10;
const MOST_COHORTS = 12;
const DAY_MS = 86_400_000;
/** The first day of 1970 was a Thursday: weeks begin on Mondays. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);
const mondayOf = (week: number) => new Date((week * 7 - 3) * DAY_MS).toISOString().slice(0, 10);

type Tracking = Pick<AnalyticsReport, 'journeys' | 'funnelEnds' | 'cohorts'>;

/** What the tab Advanced Tracking lets be told of a period (A18). */
export async function readTracking(sql: Sql, sums: Sums, window: Window, segment: Segment): Promise<Tracking> {
  return {
    journeys: await ways(sql, sums.named(measures.journeys, segment)),
    funnelEnds: ends(sums.named(measures.funnelEnds, segment)),
    cohorts: await cohorts(sql, window, segment),
  };
}

async function ways(sql: Sql, counts: ReadonlyMap<number, number>): Promise<NonNullable<Tracking['journeys']>> {
  const most = [...counts]
    .filter(([, views]) => views > 0)
    .sort(([one, many], [other, more]) => more - many || one - other);
  // One more than is shown: those that are not told apart are among them.
  const shown = most.slice(0, MOST_WAYS + 1);
  const names = await namesOf(
    sql,
    shown.map(([id]) => id),
  );
  const told = shown.flatMap(([id, views]) => {
    const pages = pagesOfWay(names.get(id) ?? '');
    return pages === null ? [] : [{ ...pages, views }];
  });
  return told.slice(0, MOST_WAYS);
}

function ends(counts: ReadonlyMap<number, number>): NonNullable<Tracking['funnelEnds']> {
  const all = [...counts.values()].reduce((sum, visits) => sum + visits, 0);
  return funnelSteps.map((step, place) => {
    const visits = Math.max(0, counts.get(place) ?? 0);
    return { step, visits, percentage: all <= 0 ? 0 : Math.round((1_000 * visits) / all) / 10 };
  });
}

/** Of the whole days that a window touches. */
async function cohorts(sql: Sql, { from, to }: Window, segment: Segment): Promise<NonNullable<Tracking['cohorts']>> {
  if (to <= from) return [];
  const rows = await sql.all(
    `select day, name, sum(value) as value from daily
      where measure = ? and segment = ? and day between ? and ? group by day, name`,
    [measures.cohorts, segment, dayOfHour(from), dayOfHour(to - 1)],
  );
  const byWeek = new Map<number, number[]>();
  for (const row of rows) {
    const [first, visits] = [numberOf(row, 'name'), numberOf(row, 'value')];
    const later = Math.min(Math.max(0, weekOf(numberOf(row, 'day')) - first), COHORT_COLUMNS.length - 1);
    const known = byWeek.get(first) ?? COHORT_COLUMNS.map(() => 0);
    byWeek.set(first, known.with(later, (known[later] ?? 0) + visits));
  }
  return [...byWeek]
    .filter(([, visits]) => visits.some((count) => count > 0))
    .sort(([one], [other]) => other - one)
    .slice(0, MOST_COHORTS)
    .map(([week, visits]) => ({ week: mondayOf(week), visits }));
}
