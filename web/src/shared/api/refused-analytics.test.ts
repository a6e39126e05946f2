// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { REFUSED_HEADER } from '@apoti/contract/constants/analytics';
import { refusedAnalytics } from './refused-analytics';

it('A20: who said no to analytics says so with what is sent; nobody else does', () => {
  expect(refusedAnalytics()).toEqual({});
  document.documentElement.dataset['measured'] = 'yes';
  expect(refusedAnalytics()).toEqual({});
  document.documentElement.dataset['measured'] = 'no';
  expect(refusedAnalytics()).toEqual({ [REFUSED_HEADER]: '1' });
});
