import { lagosDay } from '../../lib/lagos-day';
import type { AnalyticsExportFormat } from '../../constants/analytics';
import { comparisonOf, withTrueChanges } from './comparison';
import { changeType, previousEnd } from './figure-text';
import type { AnalyticsMetric, AnalyticsQuery, AnalyticsReport } from './report';

/** What is exported besides the report itself. */
export type ExportOf = {
  query: AnalyticsQuery;
  format: AnalyticsExportFormat;
  /** The figures were made up to show the screen, and say so wherever they go. */
  isSample: boolean;
  /** When, in ms. */
  now: number;
};

/** What is said of figures that nobody has measured. */
export const SAMPLE_LABEL = 'Sample figures';

/** A figure as it is exported. */
export type ExportedMetric = Pick<AnalyticsMetric, 'title' | 'value' | 'unit' | 'previous' | 'change'> & {
  changeType: 'increase' | 'decrease' | null;
};

/** The fields of back-office §3, what the figures are of, and whether they are real. */
export type AnalyticsPayload = {
  timeRange: AnalyticsQuery['range'];
  exportFormat: AnalyticsExportFormat;
  metrics: readonly ExportedMetric[];
} & Pick<
  AnalyticsReport,
  | 'topPages'
  | 'trafficSources'
  | 'deviceBreakdown'
  | 'topKeywords'
  | 'conversionFunnel'
  | 'goalCompletions'
  | 'topEvents'
> & {
    exportedAt: string;
    period: { from: string; to: string };
    /** The period that changes are against; null: it was not wholly measured, and there are none. */
    comparedWith: { from: string; to: string } | null;
    measuredSince: string | null;
    filters: Pick<AnalyticsQuery, 'trafficSource' | 'deviceType' | 'userType'>;
    figures: 'measured' | typeof SAMPLE_LABEL;
  };

/** What is exported of a report (A20). */
export function analyticsPayload(all: AnalyticsReport, { query, format, isSample, now }: ExportOf): AnalyticsPayload {
  const report = withTrueChanges(all);
  const { from, to, previousFrom } = report.period;
  const previousTo = new Date(previousEnd(report.period)).toISOString();
  return {
    timeRange: query.range,
    exportFormat: format,
    metrics: report.metrics.map(({ title, value, unit, previous, change }) => ({
      title,
      value,
      unit,
      previous,
      change,
      changeType: changeType(change),
    })),
    topPages: report.topPages,
    trafficSources: report.trafficSources,
    deviceBreakdown: report.deviceBreakdown,
    topKeywords: report.topKeywords,
    conversionFunnel: report.conversionFunnel,
    goalCompletions: report.goalCompletions,
    topEvents: report.topEvents,
    exportedAt: new Date(now).toISOString(),
    period: { from, to },
    comparedWith: comparisonOf(report) === 'unmeasured' ? null : { from: previousFrom, to: previousTo },
    measuredSince: report.measuredSince,
    filters: { trafficSource: query.trafficSource, deviceType: query.deviceType, userType: query.userType },
    figures: isSample ? SAMPLE_LABEL : 'measured',
  };
}

/** What the file is called (back-office §9): by the day in Lagos on which it is made. */
export function exportName(format: AnalyticsExportFormat, now: number): string {
  return `analytics-report-${lagosDay(now)}.${format}`;
}
