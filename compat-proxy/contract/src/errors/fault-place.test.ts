import { expect, it } from 'vitest';
import { faultPlace } from './fault-place';

const state = {
  people: [{ id: 4, name: 'Ada' }],
  redirects: [{ key: 'a', from: '' }, { key: '' }],
  pages: ['/login', 'login'],
};

it.each([
  [
    ['people', 0, 'name'],
    ['people', '#4', 'name'],
  ],
  [
    ['redirects', 0, 'from'],
    ['redirects', '#a', 'from'],
  ],
  [
    ['pages', 1],
    ['pages', '=login'],
  ],
  [
    ['redirects', 1, 'key'],
    ['redirects', 1, 'key'],
  ],
  [['pages'], ['pages']],
  [
    ['gone', 3, 'name'],
    ['gone', 3, 'name'],
  ],
])('A17: a fault at %j keeps its place %j, whatever goes before it', (path, place) => {
  expect(faultPlace(state, path)).toEqual(place);
});
