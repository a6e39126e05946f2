import { lagosDay, reportKinds, startOfLagosDay, type ReportKind, type Settings } from '@apoti/contract';
import { wakePostOffice } from '../mail/post-office';
import { NotNow } from '../schedule/not-now';
import type { Period } from '../schedule/periods';
import type { Job } from '../schedule/scheduler';
import { readSettings } from '../states/read-settings';
import type { Strapi } from '../store/strapi';
import { knownReports, lastDay, noteReports } from './known-reports';
import { makeReport, queueReport, type ReadReport } from './make-report';
import { afterMidnight, coveredDays, dayOfPeriod, daysBefore, duePeriod } from './report-periods';

/** What was measured just before midnight comes a little later: a report of that day waits for it so long, in ms. */
const SETTLED_MS = 10 * 60_000;

const titles = {
  daily: 'Daily report',
  weekly: 'Weekly report',
  monthly: 'Monthly report',
  custom: 'Report',
} as const satisfies Record<ReportKind, string>;
const wishes = {
  daily: 'dailyReports',
  weekly: 'weeklyReports',
  monthly: 'monthlyReports',
  custom: 'customReports',
} as const satisfies Record<ReportKind, keyof Settings['reporting']>;

/** Reports by mail (A18): one job a kind, so that one that fails keeps no other back. */
export function reportJobs(strapi: Strapi, read: ReadReport): Job[] {
  return reportKinds.map((kind) => reportJob(strapi, kind, read));
}

/**
 * Each period's report goes out once: its mails and the note that they are queued are one transaction. Of several that were missed
 * only the last is made up for, since each older one would come with figures that nobody waits for any more.
 */
function reportJob(strapi: Strapi, kind: ReportKind, read: ReadReport): Job {
  return {
    name: `report-${kind}`,
    frequency: async () => 'daily',
    periodAt: (now) => periodOf(strapi, kind, now),
    // The first one is that of the period which goes on now, when it has ended.
    beginsAtOnce: false,
    isDone: async ({ id }) => (await knownReports(strapi, kind))?.includes(id) ?? false,
    run: (now, _stopping, period) => sendReport(strapi, { kind, read }, period, now),
    problemText: () => `The ${kind} report could not be made; the log says why.`,
  };
}

/**
 * After a restore: what is due by now may have been sent since the backup was made, and is not sent again. Those of a length by hand
 * are counted on from the ones that are known, so that the next one leaves no day out.
 */
export async function settleReports(strapi: Strapi, now: number): Promise<void> {
  for (const kind of reportKinds) {
    const { period, earlier } = await duePeriods(strapi, kind, now);
    await noteReports(strapi, kind, {
      ids: [earlier.id, period.id],
      isNews: (known) => known?.includes(period.id) !== true,
    });
  }
}

/** The period whose report is due; those before the first look are nobody's. */
async function periodOf(strapi: Strapi, kind: ReportKind, now: number): Promise<Period> {
  const { known, period, earlier } = await duePeriods(strapi, kind, now);
  if (known === null) {
    await noteReports(strapi, kind, { ids: [earlier.id, period.id], isNews: (others) => others === null });
  }
  return period;
}

type DuePeriods = { known: readonly string[] | null; period: Period; earlier: Period };

/** The period whose report is due, and the one before: another time of the day, set later on this day, begins that again. */
async function duePeriods(strapi: Strapi, kind: ReportKind, now: number): Promise<DuePeriods> {
  const { reporting } = await readSettings(strapi);
  const due = { after: afterMidnight(reporting.reportTime), customDays: reporting.customReportDays };
  const known = await knownReports(strapi, kind);
  // While they are not wanted, the days are counted on.
  const days = reporting[wishes[kind]] ? due : { ...due, customDays: 1 };
  const period = duePeriod(kind, now, days, lastDay(known ?? [], lagosDay(now - due.after)));
  const earlier = duePeriod(kind, period.start - 1, days, daysBefore(dayOfPeriod(period.id), 1));
  return { known, period, earlier };
}

type Wish = { kind: ReportKind; read: ReadReport };

async function sendReport(strapi: Strapi, { kind, read }: Wish, { id }: Period, now: number): Promise<void> {
  const settings = await readSettings(strapi);
  const day = dayOfPeriod(id);
  // Another process, whose lease had run out, may have been here meanwhile.
  const note = { ids: [id], isNews: (known: readonly string[] | null) => known?.includes(id) !== true };
  if (!settings.reporting[wishes[kind]]) return noteReports(strapi, kind, note);
  if (now < startOfLagosDay(day) + SETTLED_MS) throw new NotNow('The day before is still being counted');
  const before = lastDay((await knownReports(strapi, kind)) ?? [], daysBefore(day, 1));
  const days = coveredDays(kind, day, { customDays: settings.reporting.customReportDays, before });
  // Its file is kept before it is noted: made again after an end in between, it is the same file.
  const wish = { ...days, title: titles[kind], name: `report-${kind}-${day}` };
  const made = await makeReport(strapi, wish, { read, settings, now });
  await noteReports(strapi, kind, { ...note, work: async () => void (await queueReport(strapi, made, { id, now })) });
  wakePostOffice(strapi);
}
