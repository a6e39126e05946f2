import { expect, it } from 'vitest';
import { counter } from './counter';

it('A22: a counter shows the limit of the contract', () => {
  expect(counter('title', 'Twelve chars')).toBe('12 / 120');
  expect(counter('description', '')).toBe('0 / 600');
});
