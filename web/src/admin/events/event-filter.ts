import { endOfEvent, eventStatusAt, type SiteEvent } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';

/** What events are chosen by; an empty text is no choice. */
export type EventFilter = Readonly<{ search: string; type: string; when: string }>;

export const noFilter: EventFilter = { search: '', type: '', when: '' };

/** The times to choose by, with what each of them asks. */
export const whens: readonly { value: string; label: string; holds: (event: SiteEvent, now: number) => boolean }[] = [
  { value: 'upcoming', label: 'Upcoming', holds: (event, now) => !isPast(event, now) },
  { value: 'past', label: 'Past', holds: (event, now) => isPast(event, now) },
  { value: 'featured', label: 'Featured', holds: ({ featured }) => featured },
];

/** Whether an event is under Past Events at a time in ms. */
export function isPast(event: SiteEvent, now: number): boolean {
  return eventStatusAt(event, now) === 'past';
}

/**
 * Events in the page's order: those to come, the next one first, then those that come back on a day that is not known, then past
 * ones, the last one first.
 */
export function sortEvents(events: readonly SiteEvent[], now: number): SiteEvent[] {
  const byDay = (a: SiteEvent, b: SiteEvent) => a.date.localeCompare(b.date) || a.id - b.id;
  const isOver = (event: SiteEvent) => Number(endOfEvent(event) <= now);
  const byComing = (a: SiteEvent, b: SiteEvent) => isOver(a) - isOver(b) || byDay(a, b);
  const ahead = events.filter((event) => !isPast(event, now)).toSorted(byComing);
  return [...ahead, ...events.filter((event) => isPast(event, now)).toSorted((a, b) => byDay(b, a))];
}

/** The events that match, in their order. */
export function filterEvents(events: readonly SiteEvent[], filter: EventFilter, now: number): SiteEvent[] {
  const { search, type } = filter;
  const when = whens.find(({ value }) => value === filter.when);
  return events.filter(
    (event) =>
      (type === '' || event.type === type) &&
      (when === undefined || when.holds(event, now)) &&
      [event.title, event.description, event.venue].some((text) => holds(text, search)),
  );
}

/** How many events are upcoming (recurring ones among them), past and featured. */
export function countEvents(events: readonly SiteEvent[], now: number) {
  return whens.map(({ label, holds: isOne }) => [label, events.filter((event) => isOne(event, now)).length] as const);
}
