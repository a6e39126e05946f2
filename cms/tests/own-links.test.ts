import { expect, it } from 'vitest';
import { ownLinkFault } from '../src/content-health/own-links';

const known = {
  posts: new Set<string>(),
  events: new Set<string>(),
  files: new Set<string>(),
  redirects: new Set<string>(),
};

it.each(['/about?a=1', '/about#b', '/about?a\n', '/about/?a=1#b?c'])(
  'A3: %j leads to a page of the site',
  (address) => {
    expect(ownLinkFault(address, known, null)).toBeNull();
  },
);

it('A3: what stands behind the page in an address is passed over at once, however long it is', () => {
  expect(ownLinkFault(`/about${'?'.repeat(1_000_000)}\n`, known, null)).toBeNull();
});
