import { lagosDay, MAX_CUSTOM_DAYS, startOfLagosDay, type AnalyticsReport } from '@apoti/contract';
import { retentionMonths } from '@apoti/contract/constants/settings';

const DAY_MS = 86_400_000;
/** What is measured is kept at most so long, in days, and a day more than a part of one. */
const MOST_DAYS = Math.ceil(Math.max(...retentionMonths) * 30.5) + 1;

/** First and last day of a question, in Lagos. */
export type Days = { from: string; to: string };

/**
 * All that was measured (A18): a report for each span of as many days as one answer reaches over, the newest first; at least one.
 * @param ask reads the report of a span
 */
export async function allMeasured(
  ask: (days: Days) => Promise<AnalyticsReport>,
  now: number,
): Promise<[AnalyticsReport, ...AnalyticsReport[]]> {
  const spanBefore = (end: number): Days => ({
    from: lagosDay(end - (MAX_CUSTOM_DAYS - 1) * DAY_MS),
    to: lagosDay(end),
  });
  let days = spanBefore(now);
  const newest = await ask(days);
  const earlier: AnalyticsReport[] = [];
  const since = Math.max(Date.parse(newest.measuredSince ?? days.to), now - MOST_DAYS * DAY_MS);
  while (startOfLagosDay(days.from) > since) {
    days = spanBefore(startOfLagosDay(days.from) - DAY_MS);
    earlier.push(await ask(days));
  }
  return [newest, ...earlier];
}
