import { expect, it } from 'vitest';
import { isDeeperThan } from './depth';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it.each([
  ['a text', 'text', 0, false],
  ['nothing', null, 0, false],
  ['an empty list', [], 0, true],
  ['a list in one level', [1, 'two', null], 1, false],
  ['three of three', { a: [{ b: 1 }] }, 3, false],
  ['three of two', { a: [{ b: 1 }] }, 2, true],
  ['the deepest of several', { a: 1, b: [[]], c: {} }, 2, true],
  ['very many', nested(100_000), 64, true],
  ['very many of as many', nested(100_000), 100_000, false],
])('C19: %s', (_, value, levels, isDeeper) => {
  expect(isDeeperThan(value, levels)).toBe(isDeeper);
});
