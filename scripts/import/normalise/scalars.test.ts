import { expect, it } from 'vitest';
import { toBoolean, toDay, toMoment, toNumber, toPlainText } from './scalars';

it.each([
  ['2023-06-15', '2023-06-15'],
  ['2023-6-5', '2023-06-05'],
  ['2023-06-15 10:11:12', '2023-06-15'],
  ['15/06/2023', '2023-06-15'],
  ['June 15, 2023', '2023-06-15'],
  ['15 Jun 2023', '2023-06-15'],
  [1_686_787_200, '2023-06-15'],
  ['1686787200000', '2023-06-15'],
  ['0000-00-00', undefined],
  ['2023-02-31', undefined],
  ['soon', undefined],
])('C9: the day %s of an older site is %s', (sent, day) => expect(toDay(sent)).toBe(day));

it.each([
  ['2022-03-04 05:06:07', '2022-03-04T04:06:07.000Z'],
  ['2022-03-04', '2022-03-03T23:00:00.000Z'],
  ['2022-03-04T05:06:07+00:00', '2022-03-04T05:06:07.000Z'],
  [1_655_300_000, '2022-06-15T13:33:20.000Z'],
  ['', undefined],
  ['long ago', undefined],
])('C13: the moment %s without a zone was told by a clock in Lagos', (sent, moment) =>
  expect(toMoment(sent)).toBe(moment),
);

it('C5: yes and no, and numbers, come as texts too', () => {
  expect(['1', 'true', 'Yes', 1, 'on'].map(toBoolean)).toEqual([true, true, true, true, true]);
  expect(['0', 'false', '', 0, 'OFF'].map(toBoolean)).toEqual([false, false, false, false, false]);
  expect([toBoolean('perhaps'), toBoolean({})]).toEqual([undefined, undefined]);
  expect(['7', ' 1,200 ', 7.5].map(toNumber)).toEqual([7, 1_200, 7.5]);
  expect(['', 'many', true, [1]].map(toNumber)).toEqual([undefined, undefined, undefined, undefined]);
});

it('C5: a plain text loses its HTML and what cannot be stored, and nothing else', () => {
  expect(toPlainText('<b>Fast</b> &amp; safe&nbsp;<script>alert(1)</script>')).toBe('Fast & safe');
  expect(toPlainText('<p>One</p><p>Two</p>')).toBe('One\nTwo');
  expect(toPlainText('Ready in < 5 minutes, Q&A')).toBe('Ready in < 5 minutes, Q&A');
  expect(toPlainText('a\0b\ud83d')).toBe('ab\ufffd');
});
