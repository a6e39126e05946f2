import type { AnalyticsReport } from '@apoti/contract';
import { addHistogram, threeQuarters, type Histogram } from './histogram';
import { dayOfHour } from './hours';
import { namesOf } from './names';
import type { Window } from './period';
import type { Segment } from './segments';
import { marks, numberOf, textOf, type Sql } from './sql';

/** Pages that are shown, the most measured first. */
const MOST_PAGES = 20;

/** How fast pages were on the days that a window touches: those that are visited most, or those that are named. */
export async function readSpeeds(
  sql: Sql,
  { from, to }: Window,
  segment: Segment,
  named?: readonly string[],
): Promise<AnalyticsReport['vitals']> {
  if (to <= from || named?.length === 0) return [];
  const days = [dayOfHour(from), dayOfHour(to - 1)];
  const most = await sql.all(
    `select s.page, sum(s.samples) as samples from speeds s join names n on n.id = s.page
      where s.segment = ? and s.day between ? and ? ${named === undefined ? '' : `and n.name in (${marks(named)})`}
      group by s.page, n.name having sum(s.samples) > 0 order by sum(s.samples) desc, n.name
      limit ${named?.length ?? MOST_PAGES}`,
    [segment, ...days, ...(named ?? [])],
  );
  const pages = most.map((row) => numberOf(row, 'page'));
  const histograms = await readHistograms(sql, { segment, days, pages });
  const names = await namesOf(sql, pages);
  return most.map((row) => {
    const page = numberOf(row, 'page');
    const histogram = histograms.get(page) ?? new Map<number, number>();
    return {
      page: names.get(page) ?? '',
      samples: numberOf(row, 'samples'),
      load: threeQuarters(histogram, 'load'),
      fcp: threeQuarters(histogram, 'fcp'),
      lcp: threeQuarters(histogram, 'lcp'),
      inp: threeQuarters(histogram, 'inp'),
      cls: threeQuarters(histogram, 'cls'),
    };
  });
}

type Wish = { segment: Segment; days: number[]; pages: number[] };

async function readHistograms(sql: Sql, { segment, days, pages }: Wish): Promise<Map<number, Histogram>> {
  const histograms = new Map<number, Histogram>(pages.map((page) => [page, new Map()]));
  if (pages.length === 0) return histograms;
  const rows = await sql.all(
    `select page, cells from speeds where segment = ? and day between ? and ? and page in (${marks(pages)})`,
    [segment, ...days, ...pages],
  );
  for (const row of rows) {
    const histogram = histograms.get(numberOf(row, 'page'));
    if (histogram !== undefined) addHistogram(textOf(row, 'cells'), histogram);
  }
  return histograms;
}
