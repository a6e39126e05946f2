import { analyticsRangeDays, startOfLagosDay, type AnalyticsQuery } from '@apoti/contract';
import { dayOf, dayOfHour, firstHour, hourOf } from './hours';

/** From an hour to just before another one. */
export type Window = { from: number; to: number };
/** What is asked for, and the same stretch so many days earlier. */
export type Period = { days: number; window: Window; previous: Window };

const HOURS = 24;

/**
 * The hours of a question. Whole days in Lagos up to today, today until the hour that runs now; the period before it is cut in
 * the same place, so that a day that has just begun is not compared with a whole one. "Last 24 hours" ends with the hour that runs.
 */
export function periodOf({ range, from, to }: AnalyticsQuery, now: number): Period {
  const end = hourOf(now) + 1;
  if (range !== 'custom') {
    const days = analyticsRangeDays[range];
    const begin = range === '1d' ? end - HOURS : firstHour(dayOf(now) - days + 1);
    return withPrevious(days, { from: begin, to: end });
  }
  const [first, last] = [dayOf(startOfLagosDay(from ?? '')), dayOf(startOfLagosDay(to ?? ''))];
  const begin = firstHour(first);
  return withPrevious(last - first + 1, { from: begin, to: Math.max(begin, Math.min(firstHour(last + 1), end)) });
}

function withPrevious(days: number, window: Window): Period {
  const shift = days * HOURS;
  return { days, window, previous: { from: window.from - shift, to: window.to - shift } };
}

/** A window in whole days, and the hours before and after them. */
export type Parts = {
  head: Window | null;
  /** First and last day. */
  days: { first: number; last: number } | null;
  tail: Window | null;
};

/** A window that begins in the middle of a day reaches at least to the end of that day. */
export function partsOf({ from, to }: Window): Parts {
  const isOnMidnight = firstHour(dayOfHour(from)) === from;
  const first = dayOfHour(from) + (isOnMidnight ? 0 : 1);
  const end = dayOfHour(to);
  const midnight = firstHour(end);
  return {
    head: isOnMidnight ? null : { from, to: firstHour(first) },
    days: end > first ? { first, last: end - 1 } : null,
    tail: to > midnight && end >= first ? { from: midnight, to } : null,
  };
}
