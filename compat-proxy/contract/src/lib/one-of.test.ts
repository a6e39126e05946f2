import { expect, it } from 'vitest';
import { oneOf } from './one-of';

it.each([
  [[], ''],
  [['card'], 'card'],
  [['card', 'PIN'], 'card or PIN'],
  [['code', 'card', 'PIN'], 'code, card or PIN'],
])('P35: says the choice of %j in words', (words, expected) => {
  expect(oneOf(words)).toBe(expected);
});
