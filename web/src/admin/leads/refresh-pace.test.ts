import { expect, it } from 'vitest';
import { refreshPace } from './refresh-pace';

it('P20: for an answer that waits the server is asked soon at first, then no more often than ever; the next one begins anew', () => {
  const pace = refreshPace();
  const waits = Array.from({ length: 20 }, () => pace(true));
  expect([waits[0], waits.at(-1)]).toEqual([3_000, 30_000]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect([pace(false), pace(true)]).toEqual([30_000, 3_000]);
});
