import { afterEach, expect, it, vi } from 'vitest';
import { isGivenUp } from './retire';

afterEach(() => void vi.unstubAllGlobals());
const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

it('X4: a worker whose file is gone from the site has been given up', async () => {
  for (const status of [404, 410]) {
    answering(() => new Response(null, { status }));
    expect(await isGivenUp()).toBe(true);
  }
});

it('X4: a site in trouble, closed or out of reach has not given it up', async () => {
  for (const status of [200, 403, 500, 503]) {
    answering(() => new Response(null, { status }));
    expect([status, await isGivenUp()]).toEqual([status, false]);
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isGivenUp()).toBe(false);
});
