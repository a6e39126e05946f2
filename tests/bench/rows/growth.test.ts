import { expect, it } from 'vitest';
import { reached } from '../table';
import { asRows } from './growth';

const render = (value: number) => [{ what: 'one render', unit: ' ms', value, goal: 1.5 }];
const bytes = (value: number) => [{ what: 'a document', unit: ' KB', value }];

it('S9: the most content is held against the least of the same run', () => {
  const [within] = asRows([render(4), render(9), render(6)]);
  expect(within).toMatchObject({ ratio: 1.5, ours: '9.00 ms, 6.00 ms', peer: '1 ×: 4.00 ms' });
  expect(within && reached(within)).toBe(true);
  const [above] = asRows([render(4), render(4), render(6.5)]);
  expect(above && reached(above)).toBe(false);
});

it('S9: a figure without a goal is shown for each size', () => {
  const [row] = asRows([bytes(10), bytes(20), bytes(200)]);
  expect(row).toMatchObject({ ratio: 20, numbers: { times1: 10, times10: 20, times100: 200 } });
  expect(row && reached(row)).toBeNull();
});
