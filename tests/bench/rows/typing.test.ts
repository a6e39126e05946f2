import { expect, it } from 'vitest';
import { reached } from '../table';
import { blockRow } from './typing';

const form = { what: 'a post', goal: true };

it('S11: one round in which typing was blocked misses the goal, whatever the others were', () => {
  const row = blockRow(form, [0, 0, 0, 61, 0], 0.5);
  expect(row).toMatchObject({ figure: 61, ours: '61.0 ms', numbers: { longest: [0, 0, 0, 61, 0] } });
  expect(reached(row)).toBe(false);
});

it('S11: where no round had a block that the browser tells of, the goal is reached', () => {
  expect(blockRow(form, [0, 0, 0], 0.5).ours).toBe('none above 50 ms');
  expect(reached(blockRow(form, [0, 0, 0], 0.5))).toBe(true);
  expect(reached(blockRow(form, [], 0.5))).toBeNull();
});

it('S11: a bare field of the browser is what the others are read by, and is not judged', () => {
  expect(reached(blockRow({ ...form, goal: false }, [80], 0.5))).toBeNull();
});
