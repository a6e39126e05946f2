import { expect, it } from 'vitest';
import { formatTable, short, withUnit } from './table';

it('numbers are short', () => {
  expect([34_812.4, 119.6, 12.34, 1.004, 0.02891].map(short)).toEqual(['34,812', '120', '12.3', '1.00', '0.0289']);
  expect([withUnit(51.04, ' MB'), withUnit(null, ' MB'), withUnit(NaN, ' ms')]).toEqual(['51.0 MB', 'n/a', 'n/a']);
});

it('the table says of each goal whether it holds, and nothing where there is none', () => {
  const table = formatTable([
    { row: 'S1', what: 'home', ours: '10/s', peer: 'Fastify 8/s', ratio: 1.25, goal: { atLeast: 1 } },
    { row: 'S3', what: 'tail', ours: '4 ms', peer: 'Fastify 2 ms', ratio: 2, goal: { atMost: 1.25 } },
    { row: 'S7', what: 'edit', ours: '50 ms', figure: 50, goal: { atMost: 1000 }, unit: ' ms' },
    { row: 'S10', what: 'memory', ours: 'n/a', figure: NaN, goal: { atMost: 80 }, unit: ' MB' },
    { row: 'S1', what: 'nginx', ours: '10/s', peer: 'none here' },
  ]);
  expect(table.split('\n')).toEqual([
    '| row | what   | ours  | peer         | ratio  | goal       | holds |',
    '| --- | ------ | ----- | ------------ | ------ | ---------- | ----- |',
    '| S1  | home   | 10/s  | Fastify 8/s  | 1.25 × | ≥ 1 ×      | yes   |',
    '| S3  | tail   | 4 ms  | Fastify 2 ms | 2.00 × | ≤ 1.25 ×   | no    |',
    '| S7  | edit   | 50 ms | –            | –      | ≤ 1,000 ms | yes   |',
    '| S10 | memory | n/a   | –            | –      | ≤ 80 MB    | n/a   |',
    '| S1  | nginx  | 10/s  | none here    | –      | –          | –     |',
  ]);
});
