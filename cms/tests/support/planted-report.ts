import {
  deviceTypes,
  lagosDay,
  metricNames,
  startOfLagosDay,
  visibleMetrics,
  type AnalyticsQuery,
  type AnalyticsReport,
} from '@apoti/contract';

const DAY_MS = 86_400_000;

/** What was measured, for tests that plant it: visitors by day in Lagos, and how fast pages were. */
export type Planted = { visitors: Readonly<Record<string, number>>; vitals?: AnalyticsReport['vitals'] };

/** The report of a range by hand, from what was planted. */
export function plantedReport(planted: Planted, { from = '', to = '' }: AnalyticsQuery): AnalyticsReport {
  const [first, end] = [startOfLagosDay(from), startOfLagosDay(to) + DAY_MS];
  const series = Array.from({ length: Math.round((end - first) / DAY_MS) }, (_, place) => {
    const at = first + place * DAY_MS;
    const visitors = planted.visitors[lagosDay(at)] ?? 0;
    return { at: new Date(at).toISOString(), visitors, views: 2 * visitors, previousVisitors: 0, previousViews: 0 };
  });
  const visitors = series.reduce((sum, point) => sum + point.visitors, 0);
  const values = { totalVisitors: visitors, pageViews: 2 * visitors };
  const days = Object.keys(planted.visitors).toSorted();
  return {
    period: {
      from: new Date(first).toISOString(),
      to: new Date(end).toISOString(),
      previousFrom: new Date(2 * first - end).toISOString(),
    },
    measuredSince: days[0] === undefined ? null : new Date(startOfLagosDay(days[0])).toISOString(),
    metrics: visibleMetrics.map((id) => ({
      id,
      title: metricNames[id],
      unit: 'count' as const,
      value: id === 'totalVisitors' || id === 'pageViews' ? values[id] : null,
      previous: null,
      change: null,
    })),
    series,
    topPages: visitors === 0 ? [] : [{ page: '/pricing', views: visitors, change: null }],
    trafficSources: [],
    deviceBreakdown: deviceTypes.map((device) => ({ device, sessions: 0, percentage: 0 })),
    topKeywords: [],
    conversionFunnel: [],
    goalCompletions: [],
    topEvents: [],
    vitals: planted.vitals ?? [],
  };
}
