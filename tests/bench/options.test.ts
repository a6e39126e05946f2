import { expect, it } from 'vitest';
import { readOptions } from './options';

it('at least five rounds and fifty edits, fewer and shorter ones when it has to be quick', () => {
  const whole = readOptions([]);
  expect(whole.rounds).toBeGreaterThanOrEqual(5);
  expect(whole.edits).toBe(50);
  const quick = readOptions(['--quick']);
  expect(quick.rounds * quick.seconds).toBeLessThan(whole.rounds * whole.seconds);
});

it('single rows can be named, and what is no option is refused', () => {
  expect(readOptions(['--only', 'S1,S7']).only).toEqual(['S1', 'S7']);
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
