import { startOfLagosDay, type AnalyticsReport, type CmsAlert, type Settings } from '@apoti/contract';
import { spanText } from '@apoti/contract/resources/analytics/figure-text';
import { createHash } from 'node:crypto';
import { usualOf, type DayFigure } from './usual';

const DAY_MS = 24 * 60 * 60_000;
/** A day of fewer visitors is never a rush: three instead of one are nothing to tell. */
const FEWEST_VISITORS = 50;
/** Where fewer leads than these are usual, or fewer than these are missing, chance alone explains it. */
const USUAL_LEADS = 5;
const MISSING_LEADS = 3;
/** Of a page that fewer have told of nothing is known. */
const FEWEST_SAMPLES = 20;

const dayText = (day: string) => spanText(startOfLagosDay(day), startOfLagosDay(day) + DAY_MS);
const numberText = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en');

/** Many more visitors today than on such a day; `at` is the time in Lagos until which they were counted. */
export function judgeVisitors(
  figures: readonly DayFigure[],
  day: string,
  { percent, at, address }: { percent: number; at: string; address: string },
): CmsAlert[] {
  const usual = usualOf(
    // A day on which nobody was counted was not measured.
    figures.filter(({ value }) => value > 0),
    day,
  );
  const today = figures.find((one) => one.day === day)?.value ?? 0;
  if (usual === null || today < FEWEST_VISITORS || today <= (usual * percent) / 100) return [];
  const much = Math.round((100 * today) / usual);
  const text = [
    `${numberText(today)} visitors came today (${dayText(day)}) until ${at}, Lagos time.`,
    `On such a day it usually is ${numberText(usual)}: that is ${numberText(much)} % of it, and the limit is ${percent} %.`,
    `Where they come from: ${address}`,
  ].join(' ');
  return [{ key: `visitors ${day}`, title: 'Many more visitors than usual', text }];
}

/** Far fewer messages and applications on a whole day than usual. */
export function judgeLeads(
  figures: readonly DayFigure[],
  day: string,
  { percent, address }: { percent: number; address: string },
): CmsAlert[] {
  const usual = usualOf(figures, day);
  const value = figures.find((one) => one.day === day)?.value ?? 0;
  if (usual === null || usual < USUAL_LEADS || usual - value < MISSING_LEADS) return [];
  if (value >= usual * (1 - percent / 100)) return [];
  const less = Math.round((100 * (usual - value)) / usual);
  const text = [
    `${numberText(value)} messages and applications came on ${dayText(day)}.`,
    `On such a day it usually is ${numberText(usual)}: that is ${less} % fewer, and the limit is ${percent} %.`,
    `Try the forms of the site, and look at the conversion funnel: ${address}`,
  ].join(' ');
  return [{ key: `leads ${day}`, title: 'Fewer messages than usual', text }];
}

/** Pages that are watched and were slow for a quarter of their visitors or more, by the limits of the settings. */
export function judgeSpeeds(
  { vitals, period }: Pick<AnalyticsReport, 'vitals' | 'period'>,
  { performanceMonitoring, reporting }: Settings,
  address: string,
): CmsAlert[] {
  const { alertThresholds: limits, monitoredPages } = performanceMonitoring;
  const span = spanText(Date.parse(period.from), Date.parse(period.to));
  const judged = [
    {
      id: 'load',
      what: 'until everything was there',
      limit: Math.min(limits.pageLoadTime, reporting.alerts.pageLoadSpeed),
    },
    { id: 'fcp', what: 'until something was to be seen', limit: limits.firstContentfulPaint },
    { id: 'lcp', what: 'until the largest part was to be seen', limit: limits.largestContentfulPaint },
    { id: 'cls', what: 'of shift while it loaded', limit: limits.cumulativeLayoutShift },
  ] as const;
  return vitals
    .filter(({ page, samples }) => samples >= FEWEST_SAMPLES && monitoredPages.includes(page))
    .flatMap((vital) =>
      judged.flatMap(({ id, what, limit }) => {
        const value = vital[id];
        if (value === null || value <= limit) return [];
        const [shown, most] = id === 'cls' ? [value.toFixed(2), `${limit}`] : [msText(value), msText(limit)];
        const text = [
          `For a quarter of the visitors ${vital.page} took ${shown} or more ${what} (${span}, ${vital.samples} visits).`,
          `The limit is ${most}. Figures of each page: ${address}`,
        ].join(' ');
        return [{ key: `${id} ${shortName(vital.page)}`, title: 'A page is slow for visitors', text }];
      }),
    );
}

const msText = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;

/** A page's path as a part of a key, which is short. */
function shortName(page: string): string {
  return page.length <= 40 ? page : createHash('sha256').update(page).digest('hex').slice(0, 40);
}
