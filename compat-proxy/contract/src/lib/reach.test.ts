import { expect, it } from 'vitest';
import { emailAddress } from '../resources/newsletter/email-address';
import { dialledNumber, isMailAddress } from './reach';

it.each([
  ['+234 (800) 000-0000', '+2348000000000'],
  ['0800 000 0000', '08000000000'],
  ['(01) 234.5678', '012345678'],
  ['(+234) 800 000 0000', '+2348000000000'],
  ['Call +234 800 000 0000 (toll-free), 24/7', '+2348000000000'],
  ['0800-562537 (0800-LOCKER)', '0800562537'],
  ['+234 800 000 0000 ext. 5', '+2348000000000'],
  ['call us!!', ''],
  ['abc', ''],
  ['', ''],
  ['0800-LOCKER', ''],
  ['1234', ''],
  ['0800 000 0000, 0800 000 0001', ''],
  ['0800 000 0000 / 0800 000 0001', ''],
])('P9, P11: a phone dials the one number that a text has: %s', (text, number) => {
  expect(dialledNumber(text)).toBe(number);
});

it.each([
  'ada@example.com',
  ' ada@example.com ',
  'ada+site@mail.example.com',
  'ada@пример.рф',
  'nobody@',
  'foo bar',
  'a@b',
  'a@b.c, d@e.fr',
  '@example.com',
  '',
  `${'a'.repeat(254)}@example.com`,
])('P20: where a mail can be sent is the same with and without the wire’s schema: %s', (text) => {
  expect(isMailAddress(text)).toBe(emailAddress.safeParse(text).success);
});
