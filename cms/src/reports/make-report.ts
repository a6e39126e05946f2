import {
  analyticsQuerySchema,
  startOfLagosDay,
  type AnalyticsQuery,
  type AnalyticsReport,
  type Settings,
} from '@apoti/contract';
import { reportFile } from '@apoti/contract/analytics-files/report-file';
import { spanText } from '@apoti/contract/resources/analytics/figure-text';
import { withTracking } from '@apoti/contract/resources/analytics/with-tracking';
import { currentContent } from '../content/current-content';
import { MAX_ATTACHMENT_BYTES, type Attachment } from '../mail/attachment';
import { enqueueMail, type NewMail } from '../mail/queue';
import { reportRecipients, type Queued } from '../notifications/notify';
import type { Strapi } from '../store/strapi';
import { analyticsAddress } from './analytics-address';
import { keepReport } from './report-files';
import { emptyText, isMeasured, reportText } from './report-text';

const DAY_MS = 24 * 60 * 60_000;
const formats = { pdf: 'pdf', excel: 'xlsx', json: 'json', csv: 'csv' } as const;
const TOO_LARGE = 'The file is too large to be mailed: Export Report on the screen of the figures makes it.';

/** Answers what was measured. */
export type ReadReport = (query: AnalyticsQuery) => Promise<AnalyticsReport>;

/** What a report is called, the days that it tells of, and the name of its file without the ending. */
export type ReportWish = { title: string; from: string; to: string; name: string };

/** A report as it is mailed, and to whom. */
export type MadeReport = Pick<NewMail, 'subject' | 'text' | 'attachment'> & { recipients: readonly string[] };

/** Makes a report and keeps its file while the settings say so; the same one again is the same file. */
export async function makeReport(
  strapi: Strapi,
  { title, from, to, name }: ReportWish,
  { read, settings, now }: { read: ReadReport; settings: Settings; now: number },
): Promise<MadeReport> {
  const { reporting, general } = settings;
  const { content } = await currentContent(strapi);
  const { siteName } = content.site;
  const query = analyticsQuerySchema.parse({ range: 'custom', from, to });
  const report = withTracking(await read(query), settings);
  const span = spanText(startOfLagosDay(from), startOfLagosDay(to) + DAY_MS);
  const told = { title, span, address: analyticsAddress(), siteName };
  const mail = {
    subject: `${siteName}: ${title}, ${span}`,
    recipients: reportRecipients(settings, content.contact),
  };
  if (!isMeasured(report)) return { ...mail, text: emptyText(told, general.analyticsEnabled) };
  const file = await fileOf(report, { query, name, settings, now });
  if (reporting.autoExport) await keepReport(file.name, file.content);
  if (file.content.length > MAX_ATTACHMENT_BYTES) {
    return { ...mail, text: reportText({ ...told, report, file: TOO_LARGE }) };
  }
  const text = reportText({ ...told, report, file: `The whole report is the file ${file.name}.` });
  return { ...mail, text, attachment: file };
}

/** Puts its mails into the queue, one for each who gets it; within the caller's transaction. */
export async function queueReport(
  strapi: Strapi,
  { recipients, ...mail }: MadeReport,
  { id, now }: { id: string; now: number },
): Promise<Queued[]> {
  const queued: Queued[] = [];
  const rest = { ...mail, replyTo: { name: '', address: '' }, related: { kind: 'report', id } };
  for (const to of recipients) {
    const { key } = await enqueueMail(strapi, { ...rest, recipient: to }, now);
    queued.push({ way: 'email', to, key });
  }
  return queued;
}

type FileWish = { query: AnalyticsQuery; name: string; settings: Settings; now: number };

async function fileOf(report: AnalyticsReport, { query, name, settings, now }: FileWish): Promise<Attachment> {
  const format = formats[settings.reporting.reportFormat];
  const { type, content } = await reportFile(report, { query, format, isSample: false, now });
  return { name: `${name}.${format}`, type, content: Buffer.from(await content.arrayBuffer()) };
}
