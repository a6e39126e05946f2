import { expect, it } from 'vitest';
import { auc } from './auc';

it('F10: times that are the same tell nothing, longer ones tell all, a half of them half of it', () => {
  expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect([auc([4, 5], [1, 2]), auc([1, 2], [4, 5])]).toEqual([1, 0]);
  expect(auc([1, 9], [2, 3])).toBe(0.5);
  expect(auc([3, 9], [2, 3])).toBe(0.875);
});
