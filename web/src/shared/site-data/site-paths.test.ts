import { sitePaths } from '@apoti/contract';
import { expect, it } from 'vitest';
import { pagePaths } from './page-paths';

it('A3: the addresses by which links are judged are those of the pages', () => {
  const fixed = Object.values(pagePaths).filter((path) => !path.includes(':'));
  expect([...sitePaths].toSorted()).toEqual(fixed.toSorted());
});
