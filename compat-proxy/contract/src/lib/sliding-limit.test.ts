import { expect, it } from 'vitest';
import { SlidingLimit } from './sliding-limit';

it('S10: a limit takes memory for who has asked, not for everybody who might', () => {
  const before = process.memoryUsage().arrayBuffers;
  const limits = Array.from({ length: 20 }, () => new SlidingLimit(1, 1_000));
  for (const limit of limits) limit.take('somebody');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
});

it('F10: the window slides, and a point that is given back can be taken again', () => {
  let now = 0;
  const limit = new SlidingLimit(2, 1_000, () => now);
  expect(limit.take('somebody')).toEqual({ taken: true });
  now = 600;
  expect(limit.take('somebody')).toEqual({ taken: true });
  expect(limit.take('somebody')).toEqual({ taken: false, waitMs: 400 });
  expect(limit.take('another')).toEqual({ taken: true });
  limit.giveBack('somebody');
  expect(limit.take('somebody')).toEqual({ taken: true });
  now = 1_000;
  expect(limit.take('somebody')).toEqual({ taken: true });
  expect(limit.take('somebody')).toEqual({ taken: false, waitMs: 600 });
});

it('F10: what is given back leaves nothing behind: no number of tries that cost nothing makes it forget one that counts', () => {
  const limit = new SlidingLimit(5, 1_000, () => 0, 10);
  for (let count = 0; count < 5; count += 1) limit.take('victim');
  for (let count = 0; count < 100; count += 1) {
    limit.take(`made up ${count}`);
    limit.giveBack(`made up ${count}`);
  }
  expect(limit.take('victim')).toEqual({ taken: false, waitMs: 1_000 });
});

it('F10: beyond so many keys the longest unused one is forgotten, and one that is asked for again and again is not', () => {
  const limit = new SlidingLimit(1, 1_000, () => 0, 2);
  limit.take('guessed');
  limit.take('unused');
  expect(limit.take('guessed')).toEqual({ taken: false, waitMs: 1_000 });
  limit.take('third');
  expect(limit.take('guessed')).toEqual({ taken: false, waitMs: 1_000 });
  expect(limit.take('unused')).toEqual({ taken: true });
});
