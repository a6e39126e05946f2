import { z } from 'zod';
import { analyticsExportFormats } from '../../constants/analytics';

/** What reports are of: the day before, the week before, the month before, so many days. */
export const reportKinds = ['daily', 'weekly', 'monthly', 'custom'] as const;
export type ReportKind = (typeof reportKinds)[number];
/** Those that are kept: also what somebody has asked for by hand, of the last week. */
export const keptReportKinds = [...reportKinds, 'manual'] as const;
export type KeptReportKind = (typeof keptReportKinds)[number];
/** Of the reports that are kept as files the newest stay. */
export const REPORTS_KEPT = 60;

/** The file name of a report: what it is of, the day on which it was due (in Lagos), and its format. */
export const reportNameSchema = z
  .string()
  .max(60)
  .regex(
    new RegExp(
      String.raw`^report-(${keptReportKinds.join('|')})-\d{4}-\d\d-\d\d\.(${analyticsExportFormats.join('|')})$`,
    ),
    'is not the name of a report',
  );

/** A report that is kept as a file (A18). */
export const keptReportSchema = z.object({
  name: reportNameSchema,
  kind: z.enum(keptReportKinds),
  /** The day on which it was due, in Lagos. */
  day: z.string(),
  /** In bytes. */
  size: z.number().int().min(0),
});
export type KeptReport = z.infer<typeof keptReportSchema>;

/** 200 of GET reports: the newest first. */
export const keptReportsSchema = z.object({ reports: z.array(keptReportSchema) });
export type KeptReports = z.infer<typeof keptReportsSchema>;

/** What is said of a report that is not there. */
export const REPORT_MISSING = 'There is no such report any more';
