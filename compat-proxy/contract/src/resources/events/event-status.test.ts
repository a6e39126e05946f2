import { describe, expect, it } from 'vitest';
import { eventHoursOf, eventHoursText } from './event-hours';
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

it.each([
  ['10:00 AM - 2:00 PM', 600, 840],
  ['9 am – 5.30 pm', 540, 1050],
  ['12:00 AM to 12:30 PM', 0, 750],
  [' 8:30AM-4:30PM ', 510, 990],
])('P15: the hours of %j are found', (time, from, to) => {
  expect(eventHoursOf(time)).toEqual({ from, to });
});

it.each(['', 'All day', '10:00 - 14:00', '2:00 PM - 10:00 AM', '13:00 PM - 2:00 PM', '10:75 AM - 2:00 PM', '10:00 AM'])(
  'P15: %j names no hours',
  (time) => {
    expect(eventHoursOf(time)).toBeNull();
  },
);

it.each([
  ['10:00 AM - 2:00 PM', 600, 840],
  ['12:00 AM - 12:30 PM', 0, 750],
  ['11:05 AM - 11:59 PM', 665, 1439],
])('P15: %j is how hours are written, and they are read from it again', (text, from, to) => {
  expect(eventHoursText({ from, to })).toBe(text);
  expect(eventHoursOf(text)).toEqual({ from, to });
});
