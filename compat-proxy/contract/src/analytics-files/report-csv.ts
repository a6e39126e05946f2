import { safeCell } from '../lib/safe-cell';
import { figureText } from '../resources/analytics/figure-text';
import type { AnalyticsPayload } from '../resources/analytics/export';
import { SAMPLE_LABEL } from '../resources/analytics/export';

const quoted = (cell: string) => (/[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * A report as CSV: a row for each figure (back-office §9). Counts stand without separators and changes as plain numbers of percent,
 * so that a spreadsheet reckons with them.
 */
export function reportCsv({ metrics, figures }: AnalyticsPayload): string {
  const note = figures === SAMPLE_LABEL ? ` (${SAMPLE_LABEL.toLowerCase()})` : '';
  const rows = metrics.map(({ title, value, unit, change }) => [
    `${title}${note}`,
    value === null ? '' : unit === 'count' ? String(value) : figureText(value, unit),
    change === null ? '' : String(change),
  ]);
  return [['Metric', 'Value', 'Change'], ...rows]
    .map((row) => `${row.map((cell) => quoted(safeCell(cell))).join(',')}\r\n`)
    .join('');
}
