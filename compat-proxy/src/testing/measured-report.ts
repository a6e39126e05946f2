import type { AnalyticsReport } from '@apoti/contract';

/** A report in which nothing was measured, for tests. */
export const emptyReport: AnalyticsReport = {
  period: { from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z', previousFrom: '2026-10-25T00:00:00Z' },
  measuredSince: null,
  metrics: [],
  series: [],
  topPages: [],
  trafficSources: [],
  deviceBreakdown: [],
  topKeywords: [],
  conversionFunnel: [],
  goalCompletions: [],
  topEvents: [],
  vitals: [],
};
