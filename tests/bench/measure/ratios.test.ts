import { describe, expect, it } from 'vitest';
import { holds, median, medianOfRatios, quantile } from './ratios';

describe('figures', () => {
  it('a median is the middle one, or the mean of the two in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('a quantile is one of the numbers', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(hundred, 0.5)).toBe(50);
    expect(quantile(hundred, 0.99)).toBe(99);
    expect(quantile([7], 0.99)).toBe(7);
    expect(quantile([3, 8], 0.99)).toBe(8);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('rounds are compared in pairs, so that a slow minute of the machine does not count', () => {
    // Ours is twice as fast in each round but one; the machine was ten times slower in the second.
    expect(medianOfRatios([200, 20, 100], [100, 10, 100])).toBe(2);
    expect(() => medianOfRatios([1, 2], [1])).toThrow('2 rounds cannot be paired with 1');
  });

  it('a goal is a lower or an upper bound, the bound included', () => {
    expect([holds(1, { atLeast: 1 }), holds(0.99, { atLeast: 1 })]).toEqual([true, false]);
    expect([holds(3, { atMost: 3 }), holds(3.01, { atMost: 3 })]).toEqual([true, false]);
    expect(holds(NaN, { atMost: 3 })).toBe(false);
  });
});
