const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A calendar day taken apart for people; the same on the server and in every browser. */
export type DayParts = { day: number; month: string; year: number; weekday: string };

/** The parts of a day such as `2026-01-31`. */
export function dayParts(day: string): DayParts {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
  };
}

/** A day in words, such as `31 January 2026`. */
export function dayText(day: string): string {
  const { day: number, month, year } = dayParts(day);
  return `${number} ${month} ${year}`;
}

/** The same in little room, such as `31 Jan 2026`. */
export function shortDayText(day: string): string {
  const { day: number, month, year } = dayParts(day);
  return `${number} ${month.slice(0, 3)} ${year}`;
}

/** Days from the first to the last in words: `16–18 March 2027`; a single day with its weekday. `last` may be empty. */
export function daysText(first: string, last: string): string {
  const from = dayParts(first);
  if (last === '' || last <= first) return `${from.weekday}, ${dayText(first)}`;
  const to = dayParts(last);
  if (from.year !== to.year) return `${dayText(first)} – ${dayText(last)}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${dayText(last)}`;
  return `${from.day}–${dayText(last)}`;
}
