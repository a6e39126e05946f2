import { describe, expect, it } from 'vitest';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { byMonth, filterEvents, readEventFilter, sortEvents, type ShownEvent } from './event-list';

const event = (id: number, facts: Partial<ShownEvent> = {}): ShownEvent => ({
  ...defaultEvents[1]!,
  id,
  title: `Event ${id}`,
  description: 'Words',
  venue: 'Hall',
  type: 'Workshop',
  isAhead: true,
  ...facts,
});
const ids = (events: readonly ShownEvent[]) => events.map(({ id }) => id);

describe('the events', () => {
  const events = [
    event(1, { title: 'LOCKER day' }),
    event(2, { description: 'About lockers', type: 'Webinar' }),
    event(3, { venue: 'Locker Station', type: 'Webinar' }),
    event(4, { attendees: 'Locker people' }),
  ];

  it('P15: are searched in title, description and venue, whatever the case', () => {
    expect(ids(filterEvents(events, { search: 'locker', type: '' }))).toEqual([1, 2, 3]);
    expect(filterEvents(events, { search: 'zzz', type: '' })).toEqual([]);
  });

  it('P15: must match both search and type; a type that is not there has none', () => {
    expect(ids(filterEvents(events, { search: 'station', type: 'Webinar' }))).toEqual([3]);
    expect(ids(filterEvents(events, { search: '', type: 'Webinar' }))).toEqual([2, 3]);
    expect(filterEvents(events, readEventFilter({ type: 'Party' }))).toEqual([]);
    expect(readEventFilter({ search: ' a ' })).toEqual({ type: '', search: 'a' });
  });

  it('P15: the next one comes first, of the past ones the last; recurring ones are ahead; two are featured', () => {
    const { upcoming, past, featured } = sortEvents([
      event(1, { date: '2027-03-01', featured: true }),
      event(2, { date: '2027-01-01', status: 'recurring', featured: true }),
      event(3, { date: '2026-01-01', status: 'past', featured: true }),
      event(4, { date: '2026-05-01', status: 'past' }),
      event(5, { date: '2027-05-01', featured: true }),
    ]);
    expect([ids(upcoming), ids(past), ids(featured)]).toEqual([
      [2, 1, 5],
      [4, 3],
      [2, 1],
    ]);
  });

  it('P15: recurring ones whose first time is over leave the featured places to those to come', () => {
    const { upcoming, featured } = sortEvents([
      event(1, { date: '2020-01-01', status: 'recurring', isAhead: false, featured: true }),
      event(2, { date: '2020-02-01', status: 'recurring', isAhead: false, featured: true }),
      event(3, { date: '2027-03-01', featured: true }),
    ]);
    expect([ids(upcoming), ids(featured)]).toEqual([
      [3, 1, 2],
      [3, 1],
    ]);
  });

  it('P15: stand by month, those that come back without a known day at the end', () => {
    const months = byMonth([
      event(1, { date: '2020-01-01', status: 'recurring', isAhead: false }),
      event(2, { date: '2027-01-09' }),
      event(3, { date: '2027-01-28' }),
      event(4, { date: '2028-01-01' }),
    ]);
    expect(months.map(({ month, year, events: own }) => [month, year, ids(own)])).toEqual([
      ['January', '2027', [2, 3]],
      ['January', '2028', [4]],
      ['', '', [1]],
    ]);
  });
});
