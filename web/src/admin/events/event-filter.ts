import { eventStatusAt, eventTypes, type SiteEvent } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';

/** The times that can be chosen; the empty one is all. */
export const whens = ['', 'upcoming', 'past', 'featured'] as const;
export type When = (typeof whens)[number];

/** What events are chosen by; an empty text is no choice. */
export type EventFilter = { search: string; type: string; when: When };

/** Numbers above the list. */
export type EventCounts = { upcoming: number; past: number; featured: number };

/** The filter in an address; what cannot be chosen is no choice. */
export function readFilter(query: URLSearchParams): EventFilter {
  const type = query.get('type') ?? '';
  return {
    search: (query.get('search') ?? '').trim(),
    type: eventTypes.find((known) => known === type) ?? '',
    when: whens.find((known) => known === query.get('when')) ?? '',
  };
}

/** Whether an event is under Past Events at a time in ms. */
export function isPast(event: SiteEvent, now: number): boolean {
  return eventStatusAt(event, now) === 'past';
}

function isAt(event: SiteEvent, when: When, now: number): boolean {
  if (when === 'featured') return event.featured;
  return when === '' || isPast(event, now) === (when === 'past');
}

/** The events that match, in the page's order: those to come, the next one first, then past ones, the last one first. */
export function filterEvents(events: readonly SiteEvent[], filter: EventFilter, now: number): SiteEvent[] {
  const { search, type, when } = filter;
  const found = events.filter(
    (event) =>
      (type === '' || event.type === type) &&
      isAt(event, when, now) &&
      [event.title, event.description, event.venue].some((text) => holds(text, search)),
  );
  const byDay = (a: SiteEvent, b: SiteEvent) => a.date.localeCompare(b.date) || a.id - b.id;
  const ahead = found.filter((event) => !isPast(event, now)).toSorted(byDay);
  return [...ahead, ...found.filter((event) => isPast(event, now)).toSorted((a, b) => byDay(b, a))];
}

/** How many events are upcoming (recurring ones among them), past and featured. */
export function countEvents(events: readonly SiteEvent[], now: number): EventCounts {
  const past = events.filter((event) => isPast(event, now)).length;
  return { upcoming: events.length - past, past, featured: events.filter(({ featured }) => featured).length };
}
