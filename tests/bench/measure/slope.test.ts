import { expect, it } from 'vitest';
import { risePerHour } from './slope';

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
