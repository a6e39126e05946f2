import writeXlsxFile from 'write-excel-file/universal';
import { analyticsRangeNames } from '../constants/analytics';
import { spanText } from '../resources/analytics/figure-text';
import type { AnalyticsPayload } from '../resources/analytics/export';
import { comparedText, filterText, reportTables, type ReportTable, type TableCell } from './report-tables';

const WIDE = 34;
const NARROW = 16;
const NAMES = 22;

/** A text is never a formula: the file says of each cell what it is. */
function cellOf(value: TableCell) {
  if (value === null) return null;
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

const headOf = (value: string) => ({
  value,
  type: String,
  fontWeight: 'bold' as const,
  backgroundColor: '#173f2e',
  textColor: '#f3eddf',
});

function sheetOf({ title, heads, rows }: ReportTable) {
  return {
    sheet: title,
    data: [heads.map(headOf), ...rows.map((row) => row.map(cellOf))],
    columns: heads.map((_, place) => ({ width: place === 0 ? WIDE : NARROW })),
    stickyRowsCount: 1,
  };
}

/** A report as a workbook: what it is of on the first sheet, then a sheet for each part. */
export async function reportXlsx(payload: AnalyticsPayload): Promise<Blob> {
  const { timeRange, exportFormat, period, figures, exportedAt } = payload;
  const tables = reportTables(payload);
  const about: readonly (readonly [string, string])[] = [
    ['Time range', analyticsRangeNames[timeRange]],
    ['Period', spanText(Date.parse(period.from), Date.parse(period.to))],
    ['Compared with', comparedText(payload)],
    ['Visits', filterText(payload)],
    ['Figures', figures],
    ['Exported at', exportedAt],
    ['Export format', exportFormat],
    ...tables.flatMap(({ title, note }) => (note ? [[title, note] as const] : [])),
  ];
  const first = {
    sheet: 'Report',
    data: [
      [{ value: 'Analytics report', type: String, fontWeight: 'bold' as const, fontSize: 16 }],
      ...about.map(([name, value]) => [
        { value: name, type: String, fontWeight: 'bold' as const },
        { value, type: String },
      ]),
    ],
    columns: [{ width: NAMES }, { width: WIDE }],
  };
  return writeXlsxFile([first, ...tables.map(sheetOf)]).toBlob();
}
