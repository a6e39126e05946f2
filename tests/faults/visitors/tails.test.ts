import { expect, it } from 'vitest';
import { untilSure, usualP99 } from './tails';

async function sureOf(ratios: readonly number[]) {
  const { tried, ratio } = await untilSure(2, async (time) => ({ ratio: ratios[time] ?? NaN }));
  return [tried.length, ratio];
}

it.each([
  ['what is as usual is tried once', [1.4, 9, 9], [1, 1.4]],
  ['one long stretch of three is the machine’s', [3.7, 1.1, 1.2], [3, 1.2]],
  ['two of three are what was tried', [3.7, 1.1, 2.6], [3, 2.6]],
])('F3: %s', async (_what, ratios, expected) => {
  expect(await sureOf(ratios)).toEqual(expected);
});

it('F3: every visit counts for the usual tail, and a held-up stretch is the middle of none', () => {
  const even = (count: number, ms: number) => Array.from({ length: count }, () => ms);
  // Too few for two stretches: the last visits are looked at, too.
  expect(usualP99([...even(900, 1), ...even(90, 30)])).toBe(30);
  expect(usualP99([...even(1_000, 1), ...even(500, 30)])).toBe(1);
});
