import { expect, it, vi } from 'vitest';
import { emailAddress } from '../resources/newsletter/email-address';
import { dialledNumber, isMailAddress, mailInAscii } from './reach';

it.each([
  ['+234 (800) 000-0000', '+2348000000000'],
  ['0800 000 0000', '08000000000'],
  ['(01) 234.5678', '012345678'],
  ['(+234) 800 000 0000', '+2348000000000'],
  ['Call +234 800 000 0000 (toll-free), 24/7', '+2348000000000'],
  ['0800-562537 (0800-LOCKER)', '0800562537'],
  ['+234 800 000 0000 ext. 5', '+2348000000000'],
  ['0803–123–4567', '08031234567'],
  ['0803\u2011123\u20114567', '08031234567'],
  ['0803·123·4567', '08031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['+234 0803 123 4567', '+2348031234567'],
  ['(+234)(0)803 123 4567', '+2348031234567'],
  ['+44 (0) 7911 123456', '+447911123456'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 07911 123456', '+4407911123456'],
  ['0803 123 4567 8am', '08031234567'],
  ['0803 123 4567 24/7', '08031234567'],
  ['+234 803 123 4567 24/7', '+2348031234567'],
  ['24/7 0803 123 4567', '08031234567'],
  ['(0803) 123-4567', '08031234567'],
  ['+234 1 234 5678', '+23412345678'],
  ['+234 700 APOTI (0700 27684)', '070027684'],
  ['+234 700 APOTI', ''],
  ['+234 1 234 5678 24/7', ''],
  ['0803 123 45678', ''],
  ['0803 123 4567 0803 123 4568', ''],
  ['0803 123 4567 12345', ''],
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

it('P11, P20: a mailbox of another script is read where a browser has no URL.canParse', () => {
  vi.stubGlobal('URL', class extends URL {});
  Object.assign(URL, { canParse: undefined });
  expect(mailInAscii('ada@пример.рф')).toBe('ada@xn--e1afmkfd.xn--p1ai');
  vi.unstubAllGlobals();
});
