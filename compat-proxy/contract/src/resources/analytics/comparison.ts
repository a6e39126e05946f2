import type { AnalyticsReport } from './report';
import { dayText, periodText } from './figure-text';

/**
 * Whether a report can be held against the period before it: it was measured wholly and somebody came (`compared`), nobody came
 * (`empty`), or it was not measured from its beginning (`unmeasured`), so that each change would be one of the measuring. What was
 * made up has made up what was before, too.
 */
export type Comparison = 'compared' | 'empty' | 'unmeasured';

type Compared = Pick<AnalyticsReport, 'measuredSince' | 'period' | 'metrics'>;

/** How a report stands to the period before it. */
export function comparisonOf({ measuredSince, period, metrics }: Compared): Comparison {
  const isMeasured = measuredSince === null || Date.parse(measuredSince) <= Date.parse(period.previousFrom);
  if (!isMeasured) return 'unmeasured';
  return metrics.every(({ previous }) => previous === null || previous === 0) ? 'empty' : 'compared';
}

/** A report without the changes that nobody knows: against a time that was not wholly measured there are none. */
export function withTrueChanges(report: AnalyticsReport): AnalyticsReport {
  if (comparisonOf(report) !== 'unmeasured') return report;
  return {
    ...report,
    metrics: report.metrics.map((metric) => ({ ...metric, previous: null, change: null })),
    series: report.series.map((point) => ({ ...point, previousVisitors: 0, previousViews: 0 })),
    topPages: report.topPages.map((page) => ({ ...page, change: null })),
    goalCompletions: report.goalCompletions.map((goal) => ({ ...goal, change: null })),
  };
}

/** What is said once where there are no changes; null where there are. */
export function comparisonText(report: Compared): string | null {
  const kind = comparisonOf(report);
  const { before } = periodText(report.period);
  if (kind === 'empty') return `Nothing was counted before, ${before}: there is nothing to compare with.`;
  if (kind === 'compared' || report.measuredSince === null) return null;
  const since = dayText(Date.parse(report.measuredSince));
  return `Measured since ${since}. The time before, ${before}, was not wholly measured: there is nothing to compare with yet.`;
}
