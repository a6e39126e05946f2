import { daysBefore } from '../reports/report-periods';

/** A figure of a day in Lagos. */
export type DayFigure = { day: string; value: number };

/** So many days are looked back for what is usual. */
export const USUAL_DAYS = 28;
/** With fewer measured days nothing is usual yet. */
const FEWEST_DAYS = 7;
/** With so many of the same weekday, a Sunday is compared with Sundays. */
const FEWEST_WEEKDAYS = 3;

/**
 * What is usual for a day: the median of the same weekday in the four weeks before it, else of all days of them that were measured.
 * Null while fewer than a week of days is known.
 */
export function usualOf(figures: readonly DayFigure[], day: string): number | null {
  const first = daysBefore(day, USUAL_DAYS);
  const before = figures.filter((one) => one.day >= first && one.day < day);
  if (before.length < FEWEST_DAYS) return null;
  const weekdays = new Set([1, 2, 3, 4].map((weeks) => daysBefore(day, 7 * weeks)));
  const same = before.filter((one) => weekdays.has(one.day));
  return median((same.length >= FEWEST_WEEKDAYS ? same : before).map(({ value }) => value));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? 0, sorted[middle] ?? 0];
  return (low + high) / 2;
}
