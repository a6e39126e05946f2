import {
  ANALYTICS_FORMAT,
  ANALYTICS_RANGE,
  analyticsExportFormats,
  analyticsRanges,
  deviceTypes,
  NO_FILTER,
  REFRESH_INTERVAL_MS,
  refreshIntervals,
  trafficSources,
  userTypes,
  visibleMetrics,
  type AnalyticsExportFormat,
  type VisibleMetric,
} from '@apoti/contract/constants/analytics';
import { analyticsQuerySchema, type AnalyticsQuery } from '@apoti/contract/resources/analytics/report';
import { z } from 'zod';

/** What the screen shows, and how: all of it is in the address. */
export type View = {
  query: AnalyticsQuery;
  /** Charts and cards show the period before, too. */
  compare: boolean;
  autoRefresh: boolean;
  interval: number;
  metrics: readonly VisibleMetric[];
  format: AnalyticsExportFormat;
  /** Whether the figures are the site's own or made up. */
  figures: 'site' | 'sample';
};

const NONE = 'none';
const asked = ['range', 'from', 'to', 'trafficSource', 'deviceType', 'userType'] as const;

/** Whether both ask for the same figures. */
export function isSameQuery(one: AnalyticsQuery, other: AnalyticsQuery): boolean {
  return asked.every((name) => one[name] === other[name]);
}

/** Whether some visits alone are asked for. */
export function isFiltered({ trafficSource, deviceType, userType }: AnalyticsQuery): boolean {
  return [trafficSource, deviceType, userType].some((chosen) => chosen !== NO_FILTER);
}

const paramsSchema = z.object({
  range: z.enum(analyticsRanges).catch(ANALYTICS_RANGE),
  from: z.string().optional(),
  to: z.string().optional(),
  trafficSource: z.enum([NO_FILTER, ...trafficSources]).catch(NO_FILTER),
  deviceType: z.enum([NO_FILTER, ...deviceTypes]).catch(NO_FILTER),
  userType: z.enum([NO_FILTER, ...userTypes]).catch(NO_FILTER),
  compare: z.string().optional(),
  refresh: z.string().optional(),
  metrics: z.string().optional(),
  format: z.enum(analyticsExportFormats).catch(ANALYTICS_FORMAT),
  figures: z.enum(['site', 'sample']).catch('site'),
});

/** Reads a view from an address; what cannot be chosen is what holds by itself. */
export function readView(search: string): View {
  const params = paramsSchema.parse(Object.fromEntries(new URLSearchParams(search)));
  const { range, from, to, trafficSource, deviceType, userType } = params;
  const filters = { trafficSource, deviceType, userType };
  const read = analyticsQuerySchema.safeParse(
    range === 'custom' ? { range, from, to, ...filters } : { range, ...filters },
  );
  const seconds = Number(params.refresh);
  const named = params.metrics?.split(',');
  return {
    query: read.success ? read.data : analyticsQuerySchema.parse(filters),
    compare: params.compare === 'yes',
    autoRefresh: params.refresh !== 'off',
    interval: refreshIntervals.find((ms) => ms === seconds * 1_000) ?? REFRESH_INTERVAL_MS,
    metrics: named === undefined ? visibleMetrics : visibleMetrics.filter((metric) => named.includes(metric)),
    format: params.format,
    figures: params.figures,
  };
}

/** A view's parameters; what holds by itself is left out, except the range: an address with it says the whole view. */
export function paramsOf({
  query,
  compare,
  autoRefresh,
  interval,
  metrics,
  format,
  figures,
}: View): Record<string, string> {
  const { range, from = '', to = '', trafficSource, deviceType, userType } = query;
  const unless = (usual: string, value: string) => (value === usual ? '' : value);
  return {
    range,
    from: range === 'custom' ? from : '',
    to: range === 'custom' ? to : '',
    trafficSource: unless(NO_FILTER, trafficSource),
    deviceType: unless(NO_FILTER, deviceType),
    userType: unless(NO_FILTER, userType),
    compare: compare ? 'yes' : '',
    refresh: autoRefresh ? unless(String(REFRESH_INTERVAL_MS / 1_000), String(interval / 1_000)) : 'off',
    metrics: metrics.length === visibleMetrics.length ? '' : metrics.length === 0 ? NONE : metrics.join(','),
    format: unless(ANALYTICS_FORMAT, format),
    figures: unless('site', figures),
  };
}
