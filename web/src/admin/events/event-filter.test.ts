import type { SiteEvent } from '@apoti/contract';
import { eventOf } from '@apoti/contract/content/events/event-of';
import { expect, it } from 'vitest';
import { countEvents, filterEvents, noFilter, sortEvents, type EventFilter } from './event-filter';

const NOW = Date.parse('2027-03-17T12:00:00+01:00');
const facts = { description: 'x', type: 'Exhibition', status: 'upcoming', time: '', venue: 'Lagos' } as const;
const events: SiteEvent[] = [
  eventOf({ ...facts, id: 1, title: 'Over', date: '2027-03-16' }),
  eventOf({ ...facts, id: 2, title: 'Later', date: '2027-05-01', featured: true, type: 'Workshop' }),
  eventOf({ ...facts, id: 3, title: 'Now', date: '2027-03-16', endDate: '2027-03-17' }),
  eventOf({ ...facts, id: 4, title: 'Weekly', date: '2026-01-01', status: 'recurring', venue: 'Abuja' }),
  eventOf({ ...facts, id: 5, title: 'Long over', date: '2020-01-01', status: 'past', featured: true }),
];
const sorted = sortEvents(events, NOW);
const ids = (filter: Partial<EventFilter>) => filterEvents(sorted, { ...noFilter, ...filter }, NOW).map(({ id }) => id);

it('P15: the next event comes first, then one that comes back on no known day, past ones follow, the last one first', () => {
  expect(ids({})).toEqual([3, 2, 4, 1, 5]);
});

it('P15: events are chosen by time, by what is featured, by type and by words in title, description or venue', () => {
  expect(ids({ when: 'upcoming' })).toEqual([3, 2, 4]);
  expect(ids({ when: 'past' })).toEqual([1, 5]);
  expect(ids({ when: 'featured' })).toEqual([2, 5]);
  expect(ids({ type: 'Workshop' })).toEqual([2]);
  expect(ids({ search: 'ABUJA' })).toEqual([4]);
  expect(ids({ search: 'over', when: 'upcoming' })).toEqual([]);
});

it('P15: an event whose last day is over counts as past, a recurring one as upcoming', () => {
  expect(countEvents(events, NOW)).toEqual([
    ['Upcoming', 3],
    ['Past', 2],
    ['Featured', 2],
  ]);
});
