import { expect, it } from 'vitest';
import { rendersIn } from './instance';

const log = '/ 4.5\n/press-releases 7.25\n/ 4\n/press-releases 6.5\n/press-rele';

it('S9: the renders of one address are told from those of others', () => {
  expect(rendersIn(log)).toEqual([4.5, 7.25, 4, 6.5]);
  expect(rendersIn(log, '/press-releases')).toEqual([7.25, 6.5]);
  expect(rendersIn(log, '/press')).toEqual([]);
  expect(rendersIn('')).toEqual([]);
});
