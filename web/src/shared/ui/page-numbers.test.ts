import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 0, 12]],
  [4, 12, [1, 2, 3, 4, 5, 0, 12]],
  [6, 12, [1, 0, 5, 6, 7, 0, 12]],
  [12, 12, [1, 0, 11, 12]],
])('P13: on page %i of %i these are named: %j', (page, pages, named) => {
  expect(pageNumbers(page, pages)).toEqual(named);
});
