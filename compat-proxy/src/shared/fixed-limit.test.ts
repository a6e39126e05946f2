import { expect, it, vi } from 'vitest';
import { FixedLimit } from './fixed-limit';
import { MemoryStore } from './memory-store';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

it('P30, A20: points are free anew with the next window, each key by itself; one given back may be taken again', () => {
  let now = 5;
  const limit = new FixedLimit(3, HOUR, () => now);
  expect([limit.take('one', 2), limit.take('one', 1), limit.take('other', 3)]).toEqual([
    { taken: true },
    { taken: true },
    { taken: true },
  ]);
  limit.giveBack('one');
  limit.giveBack('nobody');
  expect(limit.take('one', 1)).toEqual({ taken: true });
  now += 60_000;
  expect(limit.take('one', 1)).toEqual({ taken: false, waitMs: HOUR - 60_000 });
  limit.giveBack('one');
  // What is refused counts too, as with Redis.
  expect(limit.take('one', 1)).toEqual({ taken: false, waitMs: HOUR - 60_000 });
  now += HOUR - 60_000;
  expect(limit.take('one', 3)).toEqual({ taken: true });
});

it('S10: a key is forgotten when its window ends, and of too many the first', () => {
  let now = 0;
  const limit = new FixedLimit(1, HOUR, () => now);
  for (let key = 0; key < 1_000; key += 1) limit.take(`early ${key}`, 1);
  now += HOUR / 2;
  for (let key = 0; key < 1_000; key += 1) limit.take(`late ${key}`, 1);
  expect(limit.size).toBe(2_000);
  now += HOUR / 2;
  limit.take('now', 1);
  expect(limit.size).toBe(1_001);
  for (let key = 0; key < 200_000; key += 1) limit.take(`more ${key}`, 1);
  expect(limit.size).toBe(200_000);
  expect(limit.take('now', 1)).toEqual({ taken: true });
});

it('S10: who is known takes nobody’s place, however many there are', () => {
  const limit = new FixedLimit(1, HOUR, () => 0);
  for (let key = 0; key < 200_000; key += 1) limit.take(`key ${key}`, 1);
  for (const key of ['key 199999', 'key 0']) expect(limit.take(key, 1)).toEqual({ taken: false, waitMs: HOUR });
});

it('P30, A20: a clock that jumps a day holds nobody off for it, and gives nobody more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = new MemoryStore();
  const rule = { name: 'few', kind: 'fixed', points: 2, windowMs: HOUR, alone: 'count' } as const;
  expect(await store.take(rule, 'one', 2)).toEqual({ taken: true });
  for (const jump of [DAY, -2 * DAY]) {
    vi.setSystemTime(Date.now() + jump);
    const told = await store.take(rule, 'one', 1);
    expect(told).toEqual({ taken: false, waitMs: expect.any(Number) });
    expect('waitMs' in told ? told.waitMs : 0).toBeLessThanOrEqual(HOUR);
  }
  vi.useRealTimers();
});
