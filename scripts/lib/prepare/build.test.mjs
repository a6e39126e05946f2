import { expect, it } from 'vitest';
import { hashTarget } from './build.mjs';
import { targets } from './targets.mjs';

it('another address of the API makes the built site stale, and nothing else', () => {
  const here = {};
  const elsewhere = { VITE_API_BASE: 'https://api.example.com' };
  expect(hashTarget(targets.web, elsewhere)).not.toBe(hashTarget(targets.web, here));
  expect(hashTarget(targets.web, { VITE_API_BASE: '' })).toBe(hashTarget(targets.web, here));
  expect(hashTarget(targets.proxy, elsewhere)).toBe(hashTarget(targets.proxy, here));
});
