import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WORKER_PATH } from './retire';
import { LOOK_MS, watchLine } from './watch-line';

let page: EventTarget & { hidden: boolean };
const fetched = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();
const onBack = vi.fn();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const become = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  onBack.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('X4: looks until the site answers, past a balancer without a site, and says once that it does', async () => {
  watchLine(() => true, onBack);
  await pass(LOOK_MS.first);
  fetched.mockResolvedValueOnce(new Response('', { status: 502 }));
  await pass(LOOK_MS.first);
  expect(onBack).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response(null, { status: 200 }));
  await pass(10 * LOOK_MS.longest);
  become(false);
  await pass(0);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(fetched.mock.lastCall).toEqual([
    WORKER_PATH,
    expect.objectContaining({ method: 'HEAD', credentials: 'omit' }),
  ]);
});

it('X4, P4: a look that nothing answers ends, and the next ones find the site; no browser has to know newer ways to end it', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const unanswered = (_: string, { signal }: RequestInit) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('Ended'))));
  fetched.mockImplementationOnce(unanswered).mockResolvedValue(new Response(null, { status: 200 }));
  watchLine(() => true, onBack);
  await pass(LOOK_MS.first + 10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(LOOK_MS.longest);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('X4: whoever comes and goes during a look has it said once', async () => {
  let answer = (_: Response) => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  watchLine(() => true, onBack);
  for (const hidden of [true, false, true, false]) become(hidden);
  answer(new Response(null, { status: 200 }));
  await pass(LOOK_MS.longest);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('X4: looks more and more seldom, for each look costs', async () => {
  watchLine(() => true, onBack);
  await pass(10 * 60_000);
  expect(fetched.mock.calls.length).toBeLessThan(16);
  await pass(LOOK_MS.longest);
  const looks = fetched.mock.calls.length;
  await pass(LOOK_MS.longest);
  expect(fetched).toHaveBeenCalledTimes(looks + 1);
});

it('X4: asks nothing while nobody sees the page, and at once when somebody does', async () => {
  watchLine(() => true, onBack);
  become(true);
  await pass(LOOK_MS.longest);
  expect(fetched).not.toHaveBeenCalled();
  become(false);
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('X4: never begins without a note, and ends with it', async () => {
  watchLine(() => false, onBack);
  expect(vi.getTimerCount()).toBe(0);
  let isThere = true;
  watchLine(() => isThere, onBack);
  await pass(LOOK_MS.first);
  isThere = false;
  await pass(LOOK_MS.longest);
  become(false);
  expect(vi.getTimerCount()).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});
