import { expect, it } from 'vitest';
import { derivedRows } from './derived';
import { reached } from './table';

const beside = (ratio: number) => ({
  row: 'S1',
  what: 'home page: requests/s',
  ours: '1/s',
  peer: 'bare Fastify 1/s',
  ratio,
});

it('what is said of WordPress follows from the ratio to the bare Fastify', () => {
  const rows = derivedRows([{ ...beside(9), peer: 'nginx 1/s' }, beside(1)]);
  expect(rows.map(({ ratio }) => Math.round((ratio ?? 0) * 100) / 100)).toEqual([12.08, 1.02]);
  expect(rows.map(reached)).toEqual([true, true]);
  expect(derivedRows([beside(0.95)]).map(reached)).toEqual([false, false]);
});

it('nothing follows where the home page was not measured', () => {
  expect(derivedRows([{ row: 'S2', what: 'content.php: requests/s', ours: '1/s', ratio: 1 }])).toEqual([]);
});
