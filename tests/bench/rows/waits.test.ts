import { expect, it } from 'vitest';
import { reached } from '../table';
import { waitRow } from './waits';

it('S7: the slowest of a visitor’s answers is judged, not the usual one', () => {
  const usual = Array.from({ length: 500 }, () => 3);
  expect(reached(waitRow('an edit', [...usual, 250]))).toBe(true);
  const late = waitRow('an edit', [...usual, 251]);
  expect(late).toMatchObject({ figure: 251, ours: '251 ms', peer: 'p99 of 501 3.00 ms' });
  expect(reached(late)).toBe(false);
});

it('S7: where nobody asked, nothing is reached', () => {
  expect(reached(waitRow('an edit', []))).toBeNull();
});
