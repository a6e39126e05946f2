import { newPasswordSchema } from '@apoti/contract';
import { expect, it } from 'vitest';
import breached from '../src/accounts/breached-passwords.json';
import { isCommonPassword } from '../src/accounts/common-passwords';

it('F12: refuses the first 3,000 of breaches that are long enough, however they are written', () => {
  const words = new Set(breached.words.split(' '));
  expect([words.size, Math.min(...[...words].map((word) => word.length))]).toEqual([3_000, 6]);
  for (const write of [String, (word: string) => word.toUpperCase(), (word: string) => ` ${word}`]) {
    expect([...words].filter((word) => !isCommonPassword(write(word)))).toEqual([]);
  }
});

it.each(['apoti2026', 'Lockers!1', 'p4rcel123', '2026Lagos', 'Nigeri4', 'office99', 'C0mpany!', 'naijanaija'])(
  'F12: refuses the words of this house and its trade: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each([
  'three boats at noon',
  'ọjà àárọ̀ ní Ìbàdàn',
  '密碼很長也可以嗎當然',
  '🚲🚲🚤 at seven',
  '; drop table users --',
  `${'a long sentence that somebody likes, '.repeat(2)}`.slice(0, 64),
  'nodigitsnocapitalsnosigns of any kind',
])('F12: takes long ones of any letters, and asks for no sort of them: %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(newPasswordSchema.parse(password)).toBe(password);
});
