import { expect, it } from 'vitest';
import { eventHoursFaults, eventHoursOf, eventTimesOf, eventTimesText } from './event-hours';

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
  ['2:30 PM - 1:00 PM', 870, 780],
  ['2:30 PM', 870, null],
  ['Until 12:00 AM', null, 0],
])('P15: %j is how times are written, and they are read from it again', (text, from, to) => {
  expect(eventTimesText({ from, to })).toBe(text);
  expect(eventTimesOf(text)).toEqual({ from, to });
});

it('P15: no times are no text', () => {
  expect(eventTimesText({ from: null, to: null })).toBe('');
  expect(eventTimesOf('')).toBeNull();
});

it.each([
  ['2:00 PM - 10:00 AM', true],
  ['2:00 PM - 2:00 PM', true],
  ['10:00 AM - 2:00 PM', false],
  ['2:00 PM', false],
  ['10 PM till late', false],
])('P15: hours that end before they begin are wrong in a form: %j %j', (time, isWrong) => {
  expect(eventHoursFaults({ time }).map(({ path }) => path)).toEqual(isWrong ? [['time']] : []);
});
