import { startOfLagosDay } from '../../lib/lagos-day';
import type { SiteEvent } from './event';

/** Lagos has no summer time: all days are as long. */
const DAY_MS = 86_400_000;

type Days = Pick<SiteEvent, 'date' | 'endDate'>;

/** The last day of an event: its end, unless that is missing or before its beginning. */
export function lastDayOf({ date, endDate }: Days): string {
  return endDate > date ? endDate : date;
}

/** When an event is over, in ms: at the midnight in Lagos that ends its last day (P15). */
export function endOfEvent(event: Days): number {
  return startOfLagosDay(lastDayOf(event)) + DAY_MS;
}

/** An event's status at a time in ms: an upcoming one becomes past by itself; a recurring one comes back (P15). */
export function eventStatusAt(event: Days & Pick<SiteEvent, 'status'>, now: number): SiteEvent['status'] {
  return event.status === 'upcoming' && now >= endOfEvent(event) ? 'past' : event.status;
}

/** When the next event that is not past is over, in ms; Infinity when none will be. */
export function nextEventEnd(events: readonly (Days & Pick<SiteEvent, 'status'>)[], now: number): number {
  const ends = events.filter(({ status }) => status !== 'past').map(endOfEvent);
  return ends.reduce((first, end) => (end > now && end < first ? end : first), Infinity);
}
