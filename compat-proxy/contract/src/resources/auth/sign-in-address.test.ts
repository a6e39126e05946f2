import { expect, it } from 'vitest';
import { nextAddress } from './sign-in-address';

it.each([
  ['/admin/content', '/admin/content'],
  ['/admin/content?tab=hero#slide-2', '/admin/content?tab=hero#slide-2'],
  ['/admin', '/admin'],
  ['', '/admin'],
  ['https://evil.example', '/admin'],
  ['//evil.example', '/admin'],
  ['/administer', '/admin'],
  ['/admin/..//evil', '/admin'],
  ['/admin\\evil', '/admin'],
])('A1: next=%j leads to %s', (next, target) => {
  expect(nextAddress(`?next=${encodeURIComponent(next)}`)).toBe(target);
});

it('P18: without a screen to go back to, signing in leads to /admin', () => {
  expect(nextAddress('')).toBe('/admin');
});
