import { analyticsPayload, exportName, type ExportOf } from '../resources/analytics/export';
import type { AnalyticsReport } from '../resources/analytics/report';
import { reportCsv } from './report-csv';

/** A file as it is saved or mailed. */
export type ReportFile = { name: string; type: string; content: Blob };

const types = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/**
 * A report as a file (A20). The same function makes it in the browser, from what is on the screen, and on the server for those who
 * get it by mail; what writes a workbook or a document is loaded only for those.
 */
export async function reportFile(report: AnalyticsReport, of: ExportOf): Promise<ReportFile> {
  const payload = analyticsPayload(report, of);
  const name = exportName(of.format, of.now);
  const type = types[of.format];
  const file = (content: string | Blob | Uint8Array<ArrayBuffer>): ReportFile => ({
    name,
    type,
    content: new Blob([content], { type }),
  });
  if (of.format === 'csv') return file(reportCsv(payload));
  if (of.format === 'json') return file(`${JSON.stringify(payload, null, 2)}\n`);
  if (of.format === 'xlsx') return file(await (await import('./report-xlsx')).reportXlsx(payload));
  // Copied: what the library answers may lie in memory that is shared.
  return file(new Uint8Array(await (await import('./report-pdf')).reportPdf(payload)));
}
