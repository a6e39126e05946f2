import { expect, it } from 'vitest';
import { EVEN_MS, inEvenTime } from './even-time';

/** How long work of so many ms takes with its pause, by a clock that only work and pauses move. */
async function spent(workMs: number): Promise<number> {
  let time = 1_000;
  const pause = async (ms: number) => void (time += ms);
  const work = async () => void (time += workMs);
  await inEvenTime(work, { now: () => time, pause });
  return time - 1_000;
}

it('F10: what takes less and what takes more end at the same time', async () => {
  expect([await spent(1), await spent(40), await spent(EVEN_MS - 1)]).toEqual([EVEN_MS, EVEN_MS, EVEN_MS]);
});

it('F10: what takes very long ends at a later one of these times, never in between', async () => {
  expect([await spent(EVEN_MS + 1), await spent(2 * EVEN_MS + 50)]).toEqual([2 * EVEN_MS, 3 * EVEN_MS]);
});

it('F10: a failure is told at once', async () => {
  let waited = 0;
  const clock = { now: () => 0, pause: async () => void (waited += 1) };
  await expect(inEvenTime(() => Promise.reject(new Error('away')), clock)).rejects.toThrow('away');
  expect(waited).toBe(0);
});
