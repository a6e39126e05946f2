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

/** Many more visitors on a day than on such a day; `until` is the time in Lagos up to which a day that goes on was counted. */
export function judgeVisitors(
  figures: readonly DayFigure[],
  day: string,
  { percent, until, address }: { percent: number; until: string | null; address: string },
): CmsAlert[] {
  const usual = usualOf(
    // A day on which nobody was counted was not measured.
    figures.filter(({ value }) => value > 0),
    day,
  );
  const value = figures.find((one) => one.day === day)?.value ?? 0;
  if (usual === null || value < FEWEST_VISITORS || value <= (usual * percent) / 100) return [];
  const much = Math.round((100 * value) / usual);
  const when = until === null ? `on ${dayText(day)}` : `today (${dayText(day)}) until ${until}, Lagos time`;
  const text = [
    `${numberText(value)} visitors came ${when}.`,
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

/** How fast pages were, and on which days. */
export type Speeds = { vitals: AnalyticsReport['vitals']; span: string };

type Vital = AnalyticsReport['vitals'][number];
type Limit = { id: 'load' | 'fcp' | 'lcp' | 'cls'; limit: number; title: string; says: (value: number) => string };

/** Pages that were above a limit of the settings for a quarter of their visitors or more. */
export function judgeSpeeds({ vitals, span }: Speeds, settings: Settings, address: string): CmsAlert[] {
  const limits = limitsOf(settings);
  return vitals
    .filter(({ samples }) => samples >= FEWEST_SAMPLES)
    .flatMap((vital) => limits.flatMap((limit) => judgeSpeed(vital, limit, { span, address })));
}

function limitsOf({ performanceMonitoring, reporting }: Settings): Limit[] {
  const { alertThresholds: limits } = performanceMonitoring;
  const slow = 'A page is slow for visitors';
  const took = (until: string) => (ms: number) => `took ${msText(ms)} or more until ${until}`;
  const load = Math.min(limits.pageLoadTime, reporting.alerts.pageLoadSpeed);
  return [
    { id: 'load', limit: load, title: slow, says: took('everything was there') },
    { id: 'fcp', limit: limits.firstContentfulPaint, title: slow, says: took('something was to be seen') },
    { id: 'lcp', limit: limits.largestContentfulPaint, title: slow, says: took('the largest part was to be seen') },
    {
      id: 'cls',
      limit: limits.cumulativeLayoutShift,
      title: 'A page jumps while it loads',
      says: (shift) => `jumped by ${shiftText(shift)} or more while it loaded`,
    },
  ];
}

function judgeSpeed(
  vital: Vital,
  { id, limit, title, says }: Limit,
  { span, address }: { span: string; address: string },
): CmsAlert[] {
  const value = vital[id];
  if (value === null || value <= limit) return [];
  const text = [
    `For a quarter of the visitors ${vital.page} ${says(value)} (${span}, ${vital.samples} visits).`,
    `The limit is ${id === 'cls' ? shiftText(limit) : msText(limit)}. Figures of each page: ${address}`,
  ].join(' ');
  return [{ key: `${id} ${shortName(vital.page)}`, title, text }];
}

const msText = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const shiftText = (value: number) => String(Number(value.toFixed(3)));

/** A page's path as a part of a key, which is short. */
function shortName(page: string): string {
  return page.length <= 40 ? page : createHash('sha256').update(page).digest('hex').slice(0, 40);
}
