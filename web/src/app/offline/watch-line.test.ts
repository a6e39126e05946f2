import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WORKER_PATH } from './retire';
import { LOOK_MS, watchLine } from './watch-line';

const page = { hidden: false };
const fetched = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();
const onBack = vi.fn();
const look = () => vi.advanceTimersByTimeAsync(LOOK_MS);

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  onBack.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('X4: looks until the site answers, past a balancer without a site, and says once that it does', async () => {
  watchLine(() => true, onBack);
  await look();
  fetched.mockResolvedValueOnce(new Response('', { status: 502 }));
  await look();
  expect(onBack).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response(null, { status: 200 }));
  await look();
  await look();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(fetched.mock.lastCall).toEqual([
    WORKER_PATH,
    expect.objectContaining({ method: 'HEAD', credentials: 'omit' }),
  ]);
});

it('X4: asks nothing while nobody sees the page, and goes on when somebody does', async () => {
  watchLine(() => true, onBack);
  page.hidden = true;
  await look();
  await look();
  expect(fetched).not.toHaveBeenCalled();
  page.hidden = false;
  await look();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('X4: ends with the note, and never begins without one', async () => {
  watchLine(() => false, onBack);
  let isThere = true;
  watchLine(() => isThere, onBack);
  await look();
  isThere = false;
  await look();
  await look();
  expect(fetched).toHaveBeenCalledTimes(1);
});
