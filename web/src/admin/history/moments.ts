import { lagosDay } from '@apoti/contract/lib/lagos-day';
import { dayParts, dayText } from '../../shared/lib/day-text';
import { momentText } from '../../shared/lib/moment-text';

const DAY_MS = 86_400_000;

/** The Lagos day of an ISO time as people say it: Today, Yesterday, or its date. `now` in ms. */
export function dayName(iso: string, now: number): string {
  const day = lagosDay(Date.parse(iso));
  if (day === lagosDay(now)) return 'Today';
  if (day === lagosDay(now - DAY_MS)) return 'Yesterday';
  return `${dayParts(day).weekday}, ${dayText(day)}`;
}

/** The time of day in Lagos, such as `12:30`; of a run that went on for a while from when to when. */
export function clockText(first: string, last: string): string {
  const [from, to] = [clock(first), clock(last)];
  return from === to || lagosDay(Date.parse(first)) !== lagosDay(Date.parse(last)) ? to : `${from}–${to}`;
}

function clock(iso: string): string {
  return momentText(Date.parse(iso)).split(', ')[1] ?? '';
}
