import { comparisonOf, comparisonText } from '@apoti/contract/resources/analytics/comparison';
import { changeText, figureText } from '@apoti/contract/resources/analytics/figure-text';
import { inWords } from '@apoti/contract/resources/analytics/names';
import type { AnalyticsReport } from '@apoti/contract';

/** Lines of the lists in a mail: the file has all of them. */
const LINES = 3;

type Told = {
  /** Such as `Weekly report`. */
  title: string;
  /** Such as `2 Mar 2026 – 8 Mar 2026`. */
  span: string;
  report: AnalyticsReport;
  /** What is said of the file. */
  file: string;
  /** Where the figures are. */
  address: string;
  siteName: string;
};

/** Whether anything at all was measured in a report's period. */
export function isMeasured({ metrics, topEvents }: AnalyticsReport): boolean {
  const some = metrics.some(({ id, value }) => (id === 'totalVisitors' || id === 'pageViews') && (value ?? 0) > 0);
  return some || topEvents.some(({ count }) => count > 0);
}

/** A report as a mail's text: the figures, and the first lines of what people ask for most. */
export function reportText({ title, span, report, file, address, siteName }: Told): string {
  const { metrics, topPages, goalCompletions, topEvents } = report;
  const isCompared = comparisonOf(report) === 'compared';
  // Against a time that was not wholly measured, or in which nobody came, each change would be one of the measuring.
  const changeOf = ({ change }: { change: number | null }) => (isCompared ? ` (${changeText(change)})` : '');
  const parts = [
    `${title} of ${siteName}: ${span} (days of Lagos)`,
    metrics.map((one) => `${one.title}: ${figureText(one.value, one.unit)}${changeOf(one)}`).join('\n'),
    listed(
      'Top pages',
      topPages.map(({ page, views }) => `${page}: ${views}`),
    ),
    listed(
      'Goals',
      goalCompletions
        .filter(({ completions }) => completions > 0)
        .map(({ goal, completions }) => `${goal}: ${completions}`),
    ),
    listed(
      'Events',
      topEvents.filter(({ count }) => count > 0).map(({ event, count }) => `${inWords(event)}: ${count}`),
    ),
    comparisonText(report) ?? 'Changes are against the period of the same length before it.',
    file,
    `All figures: ${address}`,
  ];
  return signed(parts, siteName);
}

/** What is said of a period in which nothing was measured. */
export function emptyText({ title, span, address, siteName }: Omit<Told, 'report' | 'file'>, isOn: boolean): string {
  const why = isOn
    ? 'No visit was measured in this period, so there is no file with this mail. Nothing is wrong when the site was quiet or has only just begun.'
    : 'Analytics are switched off in the settings (tab System), so nothing is measured and there is no file with this mail.';
  return signed([`${title} of ${siteName}: ${span} (days of Lagos)`, why, `The figures: ${address}`], siteName);
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.slice(0, LINES).map((line) => `- ${line}`)].join('\n');
}

function signed(parts: readonly string[], siteName: string): string {
  const end = `-- \n${siteName}. Who gets these mails, and when: Settings, tab Reporting.\n`;
  return [...parts.filter((part) => part !== ''), end].join('\n\n');
}
