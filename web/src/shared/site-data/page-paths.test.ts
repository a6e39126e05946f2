import { expect, it } from 'vitest';
import { fixedPages } from '@apoti/contract/constants/fixed-pages';
import { pagePaths } from './page-paths';

it('A17: the checks of robots.txt and of redirects know every page of the site', () => {
  const pages = Object.values(pagePaths).filter((path) => !path.includes(':'));
  expect([...fixedPages].sort()).toEqual(pages.sort());
});
