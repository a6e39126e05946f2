import { expect, it } from 'vitest';
import { untilSure } from './tails';

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
