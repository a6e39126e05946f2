import { expect, it } from 'vitest';
import { grouped } from './grouped';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_582_912, '12,582,912'],
  [-1_000, '-1,000'],
])('A16: %d is read as %s', (whole, text) => expect(grouped(whole)).toBe(text));
