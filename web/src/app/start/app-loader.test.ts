// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appLoader, type Import } from './app-loader';

const begin = vi.fn<() => Promise<void>>();
const load = vi.fn<Import>();
const onFailure = vi.fn<() => void>();
const mayBegin = vi.fn<() => Promise<void>>();
const loader = () => appLoader({ app: '/app.js', imports: '/a.js /b.js', mayBegin, onFailure, load });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '';
  begin.mockReset().mockResolvedValue(undefined);
  load.mockReset().mockResolvedValue({ begin });
  mayBegin.mockReset().mockResolvedValue(undefined);
  onFailure.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('S6: loads the app once, all its files together, however often it is asked to', async () => {
  const start = loader();
  start();
  start();
  await wait(10_000);
  start();
  await wait(10_000);
  expect(load.mock.calls).toEqual([['/app.js']]);
  expect(begin).toHaveBeenCalledTimes(1);
  const hints = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  expect(hints).toEqual(['/a.js', '/b.js']);
});

it('S6: tries once more by itself, and then says that it failed; the next touch tries again', async () => {
  const broken = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(broken);
  begin.mockRejectedValueOnce(broken);
  const start = loader();
  start();
  await wait(1_000);
  expect(onFailure).not.toHaveBeenCalled();
  await wait(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(1);
  start();
  await wait(0);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('S6: does not begin before it may', async () => {
  let allow = (): void => {};
  mayBegin.mockReturnValue(new Promise((resolve) => (allow = resolve)));
  loader()();
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(begin).not.toHaveBeenCalled();
  allow();
  await wait(0);
  expect(begin).toHaveBeenCalledTimes(1);
});
