import { expect, it } from 'vitest';
import { pairRow } from './pair-rows';

const turn = (perSecond: number, busy = 0.5) => ({ perSecond, p50: 1, p99: 1000 / perSecond, processor: 0.02, busy });

it('a line shows medians, and the median of the rounds’ ratios', () => {
  const ours = [turn(200), turn(20), turn(300)];
  const peer = { name: 'peer', turns: [turn(100), turn(10), turn(100)] };
  expect(pairRow({ row: 'S1', what: 'home', ours, peer }, 'perSecond', { atLeast: 1 })).toEqual({
    row: 'S1',
    what: 'home: requests/s',
    ours: '200/s',
    peer: 'peer 100/s',
    ratio: 2,
    goal: { atLeast: 1 },
    numbers: { ours: [200, 20, 300], peer: [100, 10, 100] },
  });
});

it('beside the processor time stands how busy the server was, where that is known', () => {
  const known = { row: 'S1', what: 'home', ours: [turn(10, 0.95)], peer: { name: 'peer', turns: [turn(10, NaN)] } };
  expect(pairRow(known, 'processor')).toMatchObject({ ours: '0.0200 ms (95 % busy)', peer: 'peer 0.0200 ms' });
});
