import type { Settings } from '../settings/settings';
import type { AnalyticsReport } from './report';

/** A report with what the tab Advanced Tracking wants to be told, and with the categories of events of one's own (A18): shown, mailed, exported. */
export function withTracking(
  report: AnalyticsReport,
  { advancedTracking }: Pick<Settings, 'advancedTracking'>,
): AnalyticsReport {
  const { journeys, funnelEnds, cohorts, topEvents, ...rest } = report;
  const own = new Map(advancedTracking.customEvents.map(({ name, category }) => [name, category]));
  return {
    ...rest,
    topEvents: topEvents.map((event) => ({ ...event, category: event.category || (own.get(event.event) ?? '') })),
    ...(advancedTracking.userJourney ? { journeys: journeys ?? [] } : {}),
    ...(advancedTracking.conversionFunnels ? { funnelEnds: funnelEnds ?? [] } : {}),
    ...(advancedTracking.cohortAnalysis ? { cohorts: cohorts ?? [] } : {}),
  };
}
