import { expect, it } from 'vitest';
import { canonicalPath, withValidEncoding } from './page-path';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/press-releases/a.b-c', '/press-releases/a.b-c'],
  ['//evil.example', null],
  ['/a//b', null],
  ['/../x', null],
  ['/%2e%2e/x', null],
  ['/a\\b', null],
])('P19: the page address of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%zz?x=%zz', '/%25zz?x=%25zz'],
  ['/caf%C3%A9?x=%', '/caf%C3%A9?x=%'],
])('P19: %s can be routed as %s', (url, routed) => {
  expect(withValidEncoding(url)).toBe(routed);
});
