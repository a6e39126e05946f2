import { expect, it } from 'vitest';
import { dayText, daysText } from './day-text';

it('P13: a day is told in words', () => {
  expect(dayText('2026-11-03')).toBe('3 November 2026');
});

it.each([
  ['2027-03-16', '', 'Tuesday, 16 March 2027'],
  ['2027-03-16', '2027-03-16', 'Tuesday, 16 March 2027'],
  ['2027-03-16', '2027-03-01', 'Tuesday, 16 March 2027'],
  ['2027-03-16', '2027-03-18', '16–18 March 2027'],
  ['2027-03-30', '2027-04-02', '30 March – 2 April 2027'],
  ['2027-12-30', '2028-01-02', '30 December 2027 – 2 January 2028'],
])('P15: the days %s to %j are told as %j', (first, last, text) => {
  expect(daysText(first, last)).toBe(text);
});
