import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnTime } from './own-time';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the time that a process had for its work', () => {
  it('F5: is the time that passed while it looks often', () => {
    const ownTime = new OwnTime(50);
    for (let look = 0; look < 10; look += 1) {
      vi.advanceTimersByTime(25);
      ownTime.look();
    }
    expect(ownTime.look()).toBe(250);
  });

  it('F5: counts no more than the most for a time in which it could not look', () => {
    const ownTime = new OwnTime(50);
    vi.advanceTimersByTime(25);
    expect(ownTime.look()).toBe(25);
    vi.advanceTimersByTime(10_000);
    expect(ownTime.look()).toBe(75);
  });
});
