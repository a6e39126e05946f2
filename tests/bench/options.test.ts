import { expect, it } from 'vitest';
import { readOptions } from './options';

it('at least five rounds and fifty edits, fewer and shorter ones when it has to be quick', () => {
  const whole = readOptions([]);
  expect(whole.rounds).toBeGreaterThanOrEqual(5);
  expect(whole.edits).toBe(50);
  expect(whole.minutes).toBe(60);
  const quick = readOptions(['--quick']);
  expect(quick.rounds * quick.seconds).toBeLessThan(whole.rounds * whole.seconds);
});

it('single rows can be named, and what is no option is refused', () => {
  expect(readOptions(['--only', 'S1,S7']).only).toEqual(['S1', 'S7']);
  expect(() => readOptions(['--fast'])).toThrow(/'--fast'.*\nnpm run bench -- --help tells/);
});

it('growth and the hour are runs of their own, and nothing else is', () => {
  expect(readOptions([]).mode).toBe('rows');
  expect(readOptions(['growth', '--quick']).mode).toBe('growth');
  expect(readOptions(['hour']).mode).toBe('hour');
  expect(() => readOptions(['decline'])).toThrow('There is no decline; there are growth and hour');
  expect(() => readOptions(['growth', 'hour'])).toThrow('growth hour');
});

it('the result can go to a file of one’s own, and only a whole run into the documents', () => {
  expect(readOptions(['--json', 'out.json'])).toMatchObject({ json: 'out.json', publish: false });
  expect(readOptions(['--publish']).publish).toBe(true);
  expect(readOptions(['growth', '--publish'])).toMatchObject({ mode: 'growth', publish: true });
  for (const part of [['--only', 'S1'], ['--quick']])
    expect(() => readOptions(['--publish', ...part])).toThrow('whole run');
});
