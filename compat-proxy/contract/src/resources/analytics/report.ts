import { z } from 'zod';
import {
  ANALYTICS_RANGE,
  analyticsRanges,
  deviceTypes,
  MAX_CUSTOM_DAYS,
  NO_FILTER,
  trafficSources,
  userTypes,
  visibleMetrics,
} from '../../constants/analytics';
import { calendarDay } from '../../lib/calendar-day';
import { startOfLagosDay } from '../../lib/lagos-day';
import { trackingReportShape } from './tracking';

const DAY_MS = 86_400_000;

/** What is asked of the figures: a range, days by hand only with `custom`, and filters. */
export const analyticsQuerySchema = z
  .object({
    range: z.enum(analyticsRanges).default(ANALYTICS_RANGE),
    /** First and last day of a range by hand, in Lagos, both included. */
    from: calendarDay.optional(),
    to: calendarDay.optional(),
    trafficSource: z.enum([NO_FILTER, ...trafficSources]).default(NO_FILTER),
    deviceType: z.enum([NO_FILTER, ...deviceTypes]).default(NO_FILTER),
    userType: z.enum([NO_FILTER, ...userTypes]).default(NO_FILTER),
  })
  .superRefine(({ range, from, to }, context) => {
    if (range !== 'custom') return;
    const fault = (path: 'from' | 'to', message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (from === undefined) fault('from', 'Start date is required');
    if (to === undefined) fault('to', 'End date is required');
    if (from === undefined || to === undefined) return;
    if (startOfLagosDay(from) > Date.now()) fault('from', 'Start date must not be in the future');
    const days = (startOfLagosDay(to) - startOfLagosDay(from)) / DAY_MS + 1;
    if (days < 1) fault('to', 'End date must not be before the start date');
    if (days > MAX_CUSTOM_DAYS) fault('to', `A range covers at most ${MAX_CUSTOM_DAYS} days`);
  });
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

const count = z.number().int().min(0);
const percent = z.number().min(0);
/** Percent more or less than in the period of the same length before it; null where that had nothing to compare with. */
const change = z.number().nullable();
/** A moment as ISO 8601 in UTC. */
const moment = z.iso.datetime();

/** One of the six figures. Durations are in seconds, rates in percent. */
export const analyticsMetricSchema = z.object({
  id: z.enum(visibleMetrics),
  title: z.string(),
  unit: z.enum(['count', 'seconds', 'percent']),
  /** Null where there is nothing to divide by. */
  value: z.number().min(0).nullable(),
  previous: z.number().min(0).nullable(),
  change,
});
export type AnalyticsMetric = z.infer<typeof analyticsMetricSchema>;

/** What the Analytics Dashboard shows of a period (A20), and what is exported and mailed of it. */
export const analyticsReportSchema = z.object({
  /** From … until just before …, and the period before that it is compared with. */
  period: z.object({ from: moment, to: moment, previousFrom: moment }),
  /** Since when visits are measured; null: nothing has been measured yet. */
  measuredSince: moment.nullable(),
  metrics: z.array(analyticsMetricSchema),
  /** Visitors and views over time: by the hour for a day, else by the day; `previous` is the same time one period earlier. */
  series: z.array(
    z.object({ at: moment, visitors: count, views: count, previousVisitors: count, previousViews: count }),
  ),
  topPages: z.array(z.object({ page: z.string(), views: count, change })),
  trafficSources: z.array(z.object({ source: z.enum(trafficSources), visitors: count, percentage: percent })),
  deviceBreakdown: z.array(z.object({ device: z.enum(deviceTypes), sessions: count, percentage: percent })),
  /**
   * What is searched for: by Search Console's account (position, clicks, impressions), else on this site (`searches`); what is
   * not known is null. The CMS knows the site's own searches alone; the proxy, which keeps what Google said, puts that in.
   */
  topKeywords: z.array(
    z.object({
      keyword: z.string(),
      position: z.number().nullable(),
      clicks: count.nullable(),
      impressions: count.nullable(),
      searches: count.nullable(),
    }),
  ),
  /** `percentage` is of all visitors of the period. */
  conversionFunnel: z.array(z.object({ step: z.string(), visitors: count, percentage: percent })),
  /** `rate` is completions in percent of the visits. */
  goalCompletions: z.array(z.object({ goal: z.string(), completions: count, rate: percent, change })),
  topEvents: z.array(z.object({ event: z.string(), count, category: z.string() })),
  ...trackingReportShape,
  /** How fast pages were for visitors: of three quarters of them, in ms (the shift without a unit); null: not measured. */
  vitals: z.array(
    z.object({
      page: z.string(),
      samples: count,
      load: z.number().nullable(),
      fcp: z.number().nullable(),
      lcp: z.number().nullable(),
      inp: z.number().nullable(),
      cls: z.number().nullable(),
    }),
  ),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;

/** What happens now: of the last minutes (active users), and of today in Lagos (the rest; the bounce rate in percent). */
export const realTimeSchema = z.object({
  activeUsers: count,
  pageViews: count,
  sessions: count,
  bounceRate: percent.nullable(),
});
export type RealTime = z.infer<typeof realTimeSchema>;
