import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, readAhead } from './pages-ahead';

const readPage = vi.hoisted(() => vi.fn<(address: string) => Promise<unknown>>());
vi.mock('../shared/api/pages', () => ({ readPage }));
const loadPage = vi.fn(async () => {});
const settle = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b' } } });
  readPage.mockReset().mockImplementation(async (address) => ({ address }));
  loadPage.mockClear();
});
afterEach(async () => {
  await settle();
  for (const path of ['/pricing', '/faq']) await readAhead(path);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('S6: a page that was fetched ahead is there once, also while it is on its way', async () => {
  fetchAhead('/pricing', loadPage);
  expect(await readAhead('/pricing')).toEqual({ address: '/pricing' });
  expect(await readAhead('/pricing')).toBeNull();
  expect([readPage.mock.calls, loadPage.mock.calls]).toEqual([[['/pricing', 60_000]], [['pricing']]]);
});

it('S6, S7: is shown to who clicks soon, and asked for anew after half a second, since it may have been edited', async () => {
  fetchAhead('/pricing', loadPage);
  await vi.advanceTimersByTimeAsync(400);
  expect(await readAhead('/pricing')).toEqual({ address: '/pricing' });
  fetchAhead('/pricing', loadPage);
  await vi.advanceTimersByTimeAsync(501);
  expect(await readAhead('/pricing')).toBeNull();
});

it('S7: one that has been on its way for longer may be of before an edit as well', async () => {
  let answer = (_: unknown) => {};
  readPage.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fetchAhead('/pricing', loadPage);
  await vi.advanceTimersByTimeAsync(501);
  const read = readAhead('/pricing');
  answer({ address: '/pricing' });
  expect(await read).toBeNull();
});

it('S6: one is on its way at a time, and no address that is no page', async () => {
  fetchAhead('/nowhere', loadPage);
  fetchAhead('/pricing', loadPage);
  fetchAhead('/faq', loadPage);
  await settle();
  expect(readPage.mock.calls).toEqual([['/pricing', 60_000]]);
  fetchAhead('/faq', loadPage);
  await settle();
  expect(readPage.mock.calls).toEqual([
    ['/pricing', 60_000],
    ['/faq', 60_000],
  ]);
});

it('S6: what could not be had ahead is asked for again by whoever opens the page', async () => {
  readPage.mockRejectedValueOnce(new Error('API returned 503'));
  loadPage.mockRejectedValueOnce(new Error('no file'));
  fetchAhead('/pricing', loadPage);
  expect(await readAhead('/pricing')).toBeNull();
});
