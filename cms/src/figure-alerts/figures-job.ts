import {
  analyticsQuerySchema,
  lagosDay,
  startOfLagosDay,
  TIME_ZONE,
  type AnalyticsQuery,
  type AnalyticsReport,
  type CmsAlert,
  type Settings,
} from '@apoti/contract';
import { spanText } from '@apoti/contract/resources/analytics/figure-text';
import { restoredAt } from '../backups/restored-at';
import { raiseAlert } from '../notifications/alerts';
import { analyticsAddress } from '../reports/analytics-address';
import type { ReadReport } from '../reports/make-report';
import { daysBefore } from '../reports/report-periods';
import type { Job } from '../schedule/scheduler';
import { readSettings } from '../states/read-settings';
import type { Strapi } from '../store/strapi';
import { judgeLeads, judgeSpeeds, judgeVisitors } from './judge-figures';
import { leadsByDay } from './leads-by-day';
import { USUAL_DAYS } from './usual';
import { isUsualDay, noteUsualDay } from './usual-day';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Pages are judged by so many days, today among them: a site with few visitors has enough of them in a week. */
const SPEED_DAYS = 7;
/** What is told of a page is not told again while the same visits count. */
const QUIET_SPEED_MS = SPEED_DAYS * DAY_MS;
/** The key of the others names their day: once, whenever it is looked. */
const QUIET_MS = 60 * DAY_MS;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** What is asked of the figures. */
export type Figures = {
  report: ReadReport;
  /** How fast pages were, however few visit them. */
  speeds: (query: AnalyticsQuery, pages: readonly string[]) => Promise<AnalyticsReport['vitals']>;
};

/** Every hour: whether the figures are above or below what the settings allow (A18, A20). Each alert is told once. */
export function figuresJob(strapi: Strapi, figures: Figures): Job {
  return {
    name: 'figures',
    frequency: async () => 'daily',
    periodAt: async (now) => {
      const start = now - (now % HOUR_MS);
      return { id: `hour ${new Date(start).toISOString().slice(0, 13)}`, start, end: start + HOUR_MS };
    },
    beginsAtOnce: true,
    // What was told is in the queue, by its key: looking again tells nothing twice.
    isDone: async () => false,
    run: (now) => lookAtFigures(strapi, figures, now),
    problemText: () => 'The figures could not be looked at for alerts; the log says why.',
  };
}

/** Looks at all of them: one that cannot be read keeps no other from being told. @throws Error where one could not be read */
async function lookAtFigures(strapi: Strapi, figures: Figures, now: number): Promise<void> {
  const settings = await readSettings(strapi);
  // Mails that were queued after a backup was made are not there after its restore: what they may have told is not told again.
  const restored = await restoredAt(strapi, now);
  const when = { now, told: restored === null ? '' : lagosDay(restored) };
  const looks = [
    { quiet: QUIET_MS, look: () => visitorAlerts(figures, settings, when) },
    { quiet: QUIET_MS, look: () => leadAlerts(strapi, settings, when) },
    { quiet: QUIET_SPEED_MS, look: () => speedAlerts(figures, settings, when) },
  ];
  const problems: unknown[] = [];
  for (const { quiet, look } of looks) {
    try {
      for (const alert of await look()) await raiseAlert(strapi, alert, now, quiet);
    } catch (error) {
      strapi.log.error(error);
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new Error('Not all figures could be looked at', { cause: problems[0] });
}

/** When it is looked, in ms, and the last day of which everything may have been told; empty where there is none. */
type When = { now: number; told: string };

/** So many days, today the last of them. */
function lastDays(now: number, days: number): { query: AnalyticsQuery; first: string; today: string } {
  const today = lagosDay(now);
  const first = daysBefore(today, days - 1);
  return { query: analyticsQuerySchema.parse({ range: 'custom', from: first, to: today }), first, today };
}

async function visitorAlerts(
  figures: Figures,
  { general, reporting }: Settings,
  { now, told: toldUntil }: When,
): Promise<CmsAlert[]> {
  if (!general.analyticsEnabled) return [];
  // What came after the last look of a day is seen on the next one: yesterday is judged too, and has its usual days before it.
  const { query, today } = lastDays(now, USUAL_DAYS + 2);
  const { series, measuredSince } = await figures.report(query);
  if (measuredSince === null) return [];
  // The day on which the measuring began was none of a whole day.
  const begun = lagosDay(Date.parse(measuredSince));
  const days = series
    .map(({ at, visitors }) => ({ day: lagosDay(Date.parse(at)), value: visitors }))
    .filter(({ day }) => day > begun);
  const told = { percent: reporting.alerts.trafficSpikes, address: analyticsAddress() };
  const judged = [
    { day: daysBefore(today, 1), until: null },
    { day: today, until: clock.format(now) },
  ].filter(({ day }) => day > toldUntil);
  return judged.flatMap(({ day, until }) => judgeVisitors(days, day, { ...told, until }));
}

async function leadAlerts(
  strapi: Strapi,
  { reporting }: Settings,
  { now, told: toldUntil }: When,
): Promise<CmsAlert[]> {
  const yesterday = daysBefore(lagosDay(now), 1);
  if (yesterday <= toldUntil || (await isUsualDay(strapi, yesterday))) return [];
  const told = { percent: reporting.alerts.conversionDrops, address: analyticsAddress() };
  const alerts = judgeLeads(await leadsByDay(strapi, yesterday), yesterday, told);
  if (alerts.length === 0) await noteUsualDay(strapi, yesterday);
  return alerts;
}

async function speedAlerts(figures: Figures, settings: Settings, { now, told }: When): Promise<CmsAlert[]> {
  const { enabled, realUserMonitoring, provider, monitoredPages } = settings.performanceMonitoring;
  const isOn = enabled && realUserMonitoring && provider === 'first-party' && settings.general.analyticsEnabled;
  if (!isOn || monitoredPages.length === 0) return [];
  const { query, first } = lastDays(now, SPEED_DAYS);
  if (first <= told) return [];
  const vitals = await figures.speeds(query, monitoredPages);
  return judgeSpeeds({ vitals, span: spanText(startOfLagosDay(first), now) }, settings, analyticsAddress());
}
