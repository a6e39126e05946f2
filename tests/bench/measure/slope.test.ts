import { expect, it } from 'vitest';
import { floorsOf, risePerHour } from './slope';

const minutes = (values: readonly number[]) => values.map((value, minute) => ({ at: 5_000 + minute * 60_000, value }));

it('the rise of an hour is that of the straight line through all samples', () => {
  expect(risePerHour(minutes([100, 101, 102, 103]))).toBeCloseTo(60);
  expect(risePerHour(minutes([100, 110, 100, 110, 100]))).toBeCloseTo(0);
  expect(risePerHour(minutes([90, 80]))).toBeCloseTo(-600);
});

it('one moment has no slope', () => {
  expect(risePerHour([])).toBeNaN();
  expect(risePerHour(minutes([7]))).toBeNaN();
});

it('the floor is the lowest of every five minutes: what is let go again does not rise, what is kept does', () => {
  const freed = minutes([100, 120, 140, 160, 180, 120, 140, 160, 180, 100, 130, 100, 150, 170, 190]);
  expect(floorsOf(freed).map(({ value }) => value)).toEqual([100, 100, 100]);
  expect(risePerHour(freed)).toBeGreaterThan(60);
  const kept = minutes([100, 120, 140, 160, 180, 110, 130, 150, 170, 190, 120, 140, 160, 180, 200]);
  expect(risePerHour(floorsOf(kept))).toBeCloseTo(120);
  expect(floorsOf([])).toEqual([]);
});
