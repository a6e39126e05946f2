import {
  analyticsQuerySchema,
  lagosDay,
  reportKinds,
  startOfLagosDay,
  type AnalyticsQuery,
  type AnalyticsReport,
  type ReportKind,
  type Settings,
} from '@apoti/contract';
import { reportFile } from '@apoti/contract/analytics-files/report-file';
import { spanText } from '@apoti/contract/resources/analytics/figure-text';
import { currentContent } from '../content/current-content';
import { MAX_ATTACHMENT_BYTES, type Attachment } from '../mail/attachment';
import { wakePostOffice } from '../mail/post-office';
import { enqueueMail } from '../mail/queue';
import { reportRecipients } from '../notifications/notify';
import { NotNow } from '../schedule/not-now';
import type { Period } from '../schedule/periods';
import type { Job } from '../schedule/scheduler';
import { readSettings } from '../states/read-settings';
import type { Strapi } from '../store/strapi';
import { analyticsAddress } from './analytics-address';
import { knownReports, lastDay, noteReports } from './known-reports';
import { keepReport } from './report-files';
import { afterMidnight, coveredDays, dayOfPeriod, daysBefore, duePeriod } from './report-periods';
import { emptyText, isMeasured, reportText } from './report-text';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What was measured just before midnight comes a little later: a report of that day waits for it so long. */
const SETTLED_MS = 10 * MINUTE_MS;

/** Answers what was measured. */
export type ReadReport = (query: AnalyticsQuery) => Promise<AnalyticsReport>;

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
const formats = { pdf: 'pdf', excel: 'xlsx', json: 'json', csv: 'csv' } as const;

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

/** The period whose report is due; those before the first look are nobody's. */
async function periodOf(strapi: Strapi, kind: ReportKind, now: number): Promise<Period> {
  const { reporting } = await readSettings(strapi);
  const due = { after: afterMidnight(reporting.reportTime), customDays: reporting.customReportDays };
  const known = await knownReports(strapi, kind);
  // While they are not wanted, the days are counted on.
  const days = reporting[wishes[kind]] ? due : { ...due, customDays: 1 };
  const period = duePeriod(kind, now, days, lastDay(known ?? [], lagosDay(now - due.after)));
  if (known === null) {
    // Another time of the day, set later on this day, begins the period before this one again.
    const earlier = duePeriod(kind, period.start - 1, days, daysBefore(dayOfPeriod(period.id), 1));
    await noteReports(strapi, kind, { ids: [earlier.id, period.id], isNews: (others) => others === null });
  }
  return period;
}

type Wish = { kind: ReportKind; read: ReadReport };

async function sendReport(strapi: Strapi, { kind, read }: Wish, { id }: Period, now: number): Promise<void> {
  const settings = await readSettings(strapi);
  const { reporting, general } = settings;
  const day = dayOfPeriod(id);
  // Another process, whose lease had run out, may have been here meanwhile.
  const note = { ids: [id], isNews: (known: readonly string[] | null) => known?.includes(id) !== true };
  if (!reporting[wishes[kind]]) return noteReports(strapi, kind, note);
  if (now < startOfLagosDay(day) + SETTLED_MS) throw new NotNow('The day before is still being counted');
  const { content } = await currentContent(strapi);
  const { siteName } = content.site;
  const before = lastDay((await knownReports(strapi, kind)) ?? [], daysBefore(day, 1));
  const { from, to } = coveredDays(kind, day, { customDays: reporting.customReportDays, before });
  const query = analyticsQuerySchema.parse({ range: 'custom', from, to });
  const report = await read(query);
  const told = {
    title: titles[kind],
    span: spanText(startOfLagosDay(from), startOfLagosDay(to) + DAY_MS),
    address: analyticsAddress(),
    siteName,
  };
  const file = isMeasured(report)
    ? await fileOf(report, query, `report-${kind}-${day}`, settings, now)
    : null;
  // Before it is noted: the same file again, after an end in between, is the same file.
  if (file !== null && reporting.autoExport) await keepReport(file.name, file.content);
  const isSmall = file !== null && file.content.length <= MAX_ATTACHMENT_BYTES;
  const text =
    file === null
      ? emptyText(told, general.analyticsEnabled)
      : reportText({ ...told, report, file: isSmall ? `The whole report is the file ${file.name}.` : TOO_LARGE });
  const queue = async () => {
    for (const recipient of reportRecipients(settings, content.contact)) {
      const mail = {
        recipient,
        replyTo: { name: '', address: '' },
        subject: `${siteName}: ${told.title}, ${told.span}`,
        text,
        related: { kind: 'report', id },
      };
      await enqueueMail(strapi, isSmall ? { ...mail, attachment: file } : mail, now);
    }
  };
  await noteReports(strapi, kind, { ...note, work: queue });
  wakePostOffice(strapi);
}

const TOO_LARGE = 'The file is too large to be mailed: Export Report on the screen of the figures makes it.';

async function fileOf(
  report: AnalyticsReport,
  query: AnalyticsQuery,
  name: string,
  { reporting }: Settings,
  now: number,
): Promise<Attachment> {
  const format = formats[reporting.reportFormat];
  const { type, content } = await reportFile(report, { query, format, isSample: false, now });
  return { name: `${name}.${format}`, type, content: Buffer.from(await content.arrayBuffer()) };
}
