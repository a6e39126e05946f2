import { TIME_ZONE } from '../constants/business';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Lagos at a time in ms, such as `2026-01-31` (design: time). */
export function lagosDay(time: number): string {
  return format.format(time);
}

/** When a calendar day begins in Lagos, in ms; the zone is an hour ahead of UTC all the year. */
export function startOfLagosDay(day: string): number {
  return Date.parse(`${day}T00:00:00+01:00`);
}
