import { describe, expect, it } from 'vitest';
import { endOfEvent, eventStatusAt, lastDayOf, nextEventEnd } from './event-status';

const event = (date: string, endDate = '', status: 'upcoming' | 'recurring' | 'past' = 'upcoming') => ({
  date,
  endDate,
  status,
});
/** The midnight in Lagos that ends 18 March. */
const MIDNIGHT = Date.parse('2027-03-18T23:00:00Z');

describe('the status of an event', () => {
  it('P15: an upcoming one becomes past at the midnight in Lagos that ends its last day', () => {
    for (const each of [event('2027-03-18'), event('2027-03-16', '2027-03-18'), event('2027-03-18', '2027-03-01')]) {
      expect(endOfEvent(each)).toBe(MIDNIGHT);
      expect(eventStatusAt(each, MIDNIGHT - 1)).toBe('upcoming');
      expect(eventStatusAt(each, MIDNIGHT)).toBe('past');
    }
  });

  it('P15: a recurring one comes back, and what an editor calls past is past', () => {
    expect(eventStatusAt(event('2020-01-01', '', 'recurring'), MIDNIGHT)).toBe('recurring');
    expect(eventStatusAt(event('2030-01-01', '', 'past'), MIDNIGHT)).toBe('past');
  });

  it('P15: the next end is the first one to come', () => {
    const events = [event('2027-03-20'), event('2027-03-16', '2027-03-18'), event('2027-03-17', '', 'past')];
    expect(nextEventEnd(events, MIDNIGHT - 1)).toBe(MIDNIGHT);
    expect(nextEventEnd(events, MIDNIGHT)).toBe(endOfEvent(event('2027-03-20')));
    expect(nextEventEnd([], 0)).toBe(Infinity);
    expect(nextEventEnd([event('2020-01-01')], MIDNIGHT)).toBe(Infinity);
    expect(lastDayOf(event('2027-03-16', '2027-03-18'))).toBe('2027-03-18');
  });
});
