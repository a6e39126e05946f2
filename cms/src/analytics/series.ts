import type { AnalyticsReport } from '@apoti/contract';
import { measures, UNNAMED } from './figures';
import { firstHour, momentOf } from './hours';
import { partsOf, type Period, type Window } from './period';
import { visitSegments, type Segment } from './segments';
import { marks, numberOf, type Sql } from './sql';
import { readSums } from './sums';

type Point = { visitors: number; views: number };
/** By the hour with which they begin. */
type Points = Map<number, Point>;

/** Visitors and views over time: by the hour for a day, else by the day. */
export async function readSeries(sql: Sql, { days, window, previous }: Period, segment: Segment) {
  const step = days === 1 ? 1 : 24;
  const read = days === 1 ? byHour : byDay;
  const [now, before] = [await read(sql, window, segment), await read(sql, previous, segment)];
  const nothing: Point = { visitors: 0, views: 0 };
  const series: AnalyticsReport['series'] = [];
  for (let hour = window.from; hour < window.to; hour += step) {
    const { visitors, views } = now.get(hour) ?? nothing;
    const earlier = before.get(hour - days * 24) ?? nothing;
    series.push({
      at: momentOf(hour),
      visitors,
      views,
      previousVisitors: earlier.visitors,
      previousViews: earlier.views,
    });
  }
  return series;
}

async function byHour(sql: Sql, { from, to }: Window, segment: Segment): Promise<Points> {
  const read = (measure: number, segments: readonly Segment[]) =>
    sql.all(
      `select hour, sum(value) as value from hourly
        where measure = ? and hour >= ? and hour < ? and segment in (${marks(segments)}) and name = ? group by hour`,
      [measure, from, to, ...segments, UNNAMED],
    );
  const points: Points = new Map();
  for (const row of await read(measures.here, [segment]))
    set(points, numberOf(row, 'hour'), { visitors: valueOf(row) });
  for (const row of await read(measures.views, visitSegments(segment)))
    set(points, numberOf(row, 'hour'), { views: valueOf(row) });
  return points;
}

async function byDay(sql: Sql, window: Window, segment: Segment): Promise<Points> {
  const points: Points = new Map();
  const { days, tail } = partsOf(window);
  if (days !== null) {
    const read = (measure: number) =>
      sql.all('select day, value from daily where measure = ? and segment = ? and day between ? and ? and name = ?', [
        ...[measure, segment, days.first, days.last, UNNAMED],
      ]);
    for (const row of await read(measures.first)) set(points, hourOfRow(row), { visitors: valueOf(row) });
    for (const row of await read(measures.views)) set(points, hourOfRow(row), { views: valueOf(row) });
  }
  if (tail !== null) {
    const sums = await readSums(sql, { window: tail, segments: [segment], sums: [measures.views] });
    const [visitors, views] = [sums.get(measures.first, segment), sums.get(measures.views, segment)];
    set(points, tail.from, { visitors, views });
  }
  return points;
}

const valueOf = (row: Record<string, unknown>) => numberOf(row, 'value');
const hourOfRow = (row: Record<string, unknown>) => firstHour(numberOf(row, 'day'));

function set(points: Points, hour: number, part: Partial<Point>): void {
  points.set(hour, { visitors: 0, views: 0, ...points.get(hour), ...part });
}
