import { expect, it } from 'vitest';
import { readOptions } from './options';

it('a run is of every figure until its goal is reached, or of what is named', () => {
  expect(readOptions([])).toEqual({ only: [], afresh: false, show: false, publish: false });
  expect(readOptions(['--only', 'F1,F6', '--parts', '2', '--seed', '7', '--afresh'])).toEqual({
    only: ['F1', 'F6'],
    parts: 2,
    seed: 7,
    afresh: true,
    show: false,
    publish: false,
  });
});

it('what is no number is refused in one sentence', () => {
  expect(() => readOptions(['--parts', 'many'])).toThrow('--parts takes a whole number, not many');
  expect(() => readOptions(['--more'])).toThrow(/'--more'.*\nnpm run faults -- --help tells/);
});

it('each seed that a run prints can be given again', () => {
  expect(readOptions(['--seed', '4294967295']).seed).toBe(4_294_967_295);
});
