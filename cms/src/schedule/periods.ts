import { BACKUP_HOUR, lagosDay, startOfLagosDay } from '@apoti/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Frequency = 'daily' | 'weekly' | 'monthly';

/** A stretch of time in which a job is done once, in ms: it begins in the night, in Lagos. */
export type Period = { id: string; start: number; end: number };

/** The period that a moment belongs to: a day, a week from Monday on, or a month; it begins so many ms after midnight. */
export function periodAt(frequency: Frequency, now: number, after = BACKUP_HOUR * HOUR_MS): Period {
  const day = firstDay(frequency, lagosDay(now - after));
  const beginning = (first: string) => startOfLagosDay(first) + after;
  const start = beginning(day);
  // In the middle of the first day of the next one, whatever the length of the month.
  const next = firstDay(frequency, lagosDay(startOfLagosDay(day) + length[frequency] * DAY_MS + DAY_MS / 2));
  return { id: `${frequency} ${day}`, start, end: beginning(next) };
}

/** Days after which the next period has begun, and the one after that has not. */
const length: Record<Frequency, number> = { daily: 1, weekly: 7, monthly: 31 };

function firstDay(frequency: Frequency, day: string): string {
  if (frequency === 'daily') return day;
  if (frequency === 'monthly') return `${day.slice(0, 8)}01`;
  const noon = startOfLagosDay(day) + DAY_MS / 2;
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return lagosDay(noon - sinceMonday * DAY_MS);
}
