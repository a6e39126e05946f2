import {
  analyticsQuerySchema,
  lagosDay,
  leadKinds,
  startOfLagosDay,
  TIME_ZONE,
  type CmsAlert,
  type Settings,
} from '@apoti/contract';
import { leadTypes } from '../leads/lead-types';
import { raiseAlert } from '../notifications/alerts';
import { analyticsAddress } from '../reports/analytics-address';
import type { ReadReport } from '../reports/report-job';
import { daysBefore } from '../reports/report-periods';
import type { Job } from '../schedule/scheduler';
import { readSettings } from '../states/read-settings';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { judgeLeads, judgeSpeeds, judgeVisitors } from './judge-figures';
import { USUAL_DAYS, type DayFigure } from './usual';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Pages are judged by so many days, today among them: a site with few visitors has enough of them in a week. */
const SPEED_DAYS = 7;
/** What is told of a page is not told again while the same visits count. */
const QUIET_SPEED_MS = SPEED_DAYS * DAY_MS;
/** The key of the others names their day: once, whenever it is looked. */
const QUIET_MS = 60 * DAY_MS;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** Every hour: whether the figures are above or below what the settings allow (A18, A20). Each alert is told once. */
export function figuresJob(strapi: Strapi, read: ReadReport): Job {
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
    run: async (now) => {
      const settings = await readSettings(strapi);
      const once = [...(await visitorAlerts(read, settings, now)), ...(await leadAlerts(strapi, settings, now))];
      for (const alert of once) await raiseAlert(strapi, alert, now, QUIET_MS);
      for (const alert of await speedAlerts(read, settings, now)) await raiseAlert(strapi, alert, now, QUIET_SPEED_MS);
    },
    problemText: () => 'The figures could not be looked at for alerts; the log says why.',
  };
}

/** The report of so many days, today the last of them. */
function reportOf(read: ReadReport, now: number, days: number) {
  const to = lagosDay(now);
  return read(analyticsQuerySchema.parse({ range: 'custom', from: daysBefore(to, days - 1), to }));
}

async function visitorAlerts(read: ReadReport, { general, reporting }: Settings, now: number): Promise<CmsAlert[]> {
  if (!general.analyticsEnabled) return [];
  const { series, measuredSince } = await reportOf(read, now, USUAL_DAYS + 1);
  if (measuredSince === null) return [];
  const figures = series.map(({ at, visitors }) => ({ day: lagosDay(Date.parse(at)), value: visitors }));
  const told = { percent: reporting.alerts.trafficSpikes, at: clock.format(now), address: analyticsAddress() };
  // The day on which the measuring began was none of a whole day.
  const first = lagosDay(Date.parse(measuredSince));
  return judgeVisitors(
    figures.filter(({ day }) => day > first),
    lagosDay(now),
    told,
  );
}

async function leadAlerts(strapi: Strapi, { reporting }: Settings, now: number): Promise<CmsAlert[]> {
  const yesterday = daysBefore(lagosDay(now), 1);
  const told = { percent: reporting.alerts.conversionDrops, address: analyticsAddress() };
  return judgeLeads(await leadsByDay(strapi, yesterday), yesterday, told);
}

/** Messages and applications of each day up to a day; days before the first one of all are not counted as days without any. */
async function leadsByDay(strapi: Strapi, last: string): Promise<DayFigure[]> {
  const first = daysBefore(last, USUAL_DAYS);
  const counts = new Map<string, number>();
  let begun = last;
  for (const kind of leadKinds) {
    const query = strapi.db.query(leadTypes[kind].uid);
    const range = { $gte: new Date(startOfLagosDay(first)), $lt: new Date(startOfLagosDay(last) + DAY_MS) };
    const rows: unknown = await query.findMany({ where: { receivedAt: range }, select: ['receivedAt'] });
    const oldest: unknown = await query.findOne({ select: ['receivedAt'], orderBy: { receivedAt: 'asc' } });
    if (isRecord(oldest)) begun = [begun, dayOf(oldest)].toSorted()[0] ?? begun;
    for (const row of (Array.isArray(rows) ? rows : []).filter(isRecord)) {
      counts.set(dayOf(row), (counts.get(dayOf(row)) ?? 0) + 1);
    }
  }
  const days = Array.from({ length: USUAL_DAYS + 1 }, (_, back) => daysBefore(last, back));
  return days.filter((day) => day >= begun).map((day) => ({ day, value: counts.get(day) ?? 0 }));
}

function dayOf(row: Record<string, unknown>): string {
  const at = row['receivedAt'];
  return lagosDay(new Date(at instanceof Date ? at : String(at)).getTime());
}

async function speedAlerts(read: ReadReport, settings: Settings, now: number): Promise<CmsAlert[]> {
  const { enabled, realUserMonitoring, provider } = settings.performanceMonitoring;
  const isOn = enabled && realUserMonitoring && provider === 'first-party' && settings.general.analyticsEnabled;
  if (!isOn) return [];
  return judgeSpeeds(await reportOf(read, now, SPEED_DAYS), settings, analyticsAddress());
}
