import type { SiteEvent } from '@apoti/contract';
import { FEATURED_MAX } from '@apoti/contract/constants/business';
import { dayParts } from '../../shared/lib/day-text';
import { holds } from '../../shared/lib/text-match';
import type { Query } from '../../shared/site-data/page-view';

/** An event as the page shows it: its status is that of the time at which the page was made. */
export type ShownEvent = SiteEvent & {
  /** Whether its days are still to come or now; not so for a recurring one whose first time is over. */
  isAhead: boolean;
};
/** What the events page shows. */
export type EventsData = { events: ShownEvent[]; types: string[] };
/** What events are chosen by; an empty text is no choice. */
export type EventFilter = { search: string; type: string };
/** Events of a month; `month` is empty for those that come back without a day that is known. */
export type EventMonth = { key: string; month: string; year: string; events: ShownEvent[] };

/** The filter in an address; a type that is not there has no events. */
export function readEventFilter(query: Query): EventFilter {
  return { search: (query['search'] ?? '').trim(), type: query['type'] ?? '' };
}

/** The events that match both the search, in title, description or venue, and the type (P15). */
export function filterEvents(events: readonly ShownEvent[], { search, type }: EventFilter): ShownEvent[] {
  return events.filter(
    (event) =>
      (type === '' || event.type === type) &&
      [event.title, event.description, event.venue].some((text) => holds(text, search)),
  );
}

const byDay = (a: ShownEvent, b: ShownEvent) => a.date.localeCompare(b.date) || a.id - b.id;

/** Those whose days are still to come before those that come back on a day that is not known. */
const byComing = (a: ShownEvent, b: ShownEvent) => Number(b.isAhead) - Number(a.isAhead) || byDay(a, b);

/** Upcoming and recurring events, the next one first; past ones, the last one first; at most two featured ones of those ahead (P15). */
export function sortEvents(events: readonly ShownEvent[]) {
  const upcoming = events.filter(({ status }) => status !== 'past').sort(byComing);
  const past = events.filter(({ status }) => status === 'past').sort((a, b) => byDay(b, a));
  return { upcoming, past, featured: upcoming.filter(({ featured }) => featured).slice(0, FEATURED_MAX) };
}

/** Sorted events by their month; those without a day to come are the last. */
export function byMonth(events: readonly ShownEvent[]): EventMonth[] {
  const months = new Map<string, EventMonth>();
  const dated = events.filter(({ isAhead }) => isAhead);
  for (const event of [...dated, ...events.filter(({ isAhead }) => !isAhead)]) {
    const key = event.isAhead ? event.date.slice(0, 7) : 'regular';
    const { month, year } = dayParts(event.date);
    const known = months.get(key);
    if (known) known.events.push(event);
    else
      months.set(key, {
        key,
        events: [event],
        ...(event.isAhead ? { month, year: String(year) } : { month: '', year: '' }),
      });
  }
  return [...months.values()];
}
