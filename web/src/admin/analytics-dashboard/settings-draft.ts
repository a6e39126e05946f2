import {
  ANALYTICS_FORMAT,
  analyticsExportFormats,
  ANALYTICS_RANGE,
  refreshIntervals,
  REFRESH_INTERVAL_MS,
} from '@apoti/contract/constants/analytics';
import { lagosDay } from '@apoti/contract';
import { analyticsQuerySchema } from '@apoti/contract/resources/analytics/report';
import type { View } from './view';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 6;

/** The settings while they are being changed: as their fields have them. */
export type Draft = Pick<View, 'compare' | 'autoRefresh' | 'metrics' | 'interval'> &
  Record<'range' | 'from' | 'to' | 'trafficSource' | 'deviceType' | 'userType' | 'format' | 'figures', string>;

/** What the fields begin with; a range by hand with the last seven days. */
export function begunDraft({ query, ...view }: View, now: number): Draft {
  const { range, from = lagosDay(now - WEEK_DAYS * DAY_MS), to = lagosDay(now) } = query;
  const { trafficSource, deviceType, userType } = query;
  return { ...view, range, from, to, trafficSource, deviceType, userType };
}

/** The view that the fields ask for, or what is wrong with which. */
export function draftView(draft: Draft): { view: View } | { faults: Record<string, string> } {
  const { range, from, to, trafficSource, deviceType, userType } = draft;
  const days = range === 'custom' ? { from: from || undefined, to: to || undefined } : {};
  const asked = analyticsQuerySchema.safeParse({
    range: range || ANALYTICS_RANGE,
    ...days,
    trafficSource,
    deviceType,
    userType,
  });
  if (!asked.success) {
    return { faults: Object.fromEntries(asked.error.issues.map(({ path, message }) => [path.join('.'), message])) };
  }
  const { compare, autoRefresh, metrics } = draft;
  return {
    view: {
      query: asked.data,
      compare,
      autoRefresh,
      metrics,
      interval: refreshIntervals.find((ms) => ms === draft.interval) ?? REFRESH_INTERVAL_MS,
      format: analyticsExportFormats.find((format) => format === draft.format) ?? ANALYTICS_FORMAT,
      figures: draft.figures === 'sample' ? 'sample' : 'site',
    },
  };
}
