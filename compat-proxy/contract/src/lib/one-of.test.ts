import { expect, it } from 'vitest';
import { allOf, oneOf } from './one-of';

it.each([
  [[], ''],
  [['card'], 'card'],
  [['card', 'PIN'], 'card or PIN'],
  [['code', 'card', 'PIN'], 'code, card or PIN'],
])('P35: says the choice of %j in words', (words, expected) => {
  expect(oneOf(words)).toBe(expected);
});

it.each([
  [[], ''],
  [['Premium'], 'Premium'],
  [['Basic', 'Premium', 'Business'], 'Basic, Premium and Business'],
])('P8: says all of %j in words', (words, expected) => {
  expect(allOf(words)).toBe(expected);
});
