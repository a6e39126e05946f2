// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { beginHeldStart } from './held-start';

const held = () => document.querySelector<HTMLScriptElement>('script[data-app]');
const hasBegun = () => held()?.type === 'module' && held() === document.body.lastElementChild;
const screenIs = (isPhone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
/** How many bytes of each of the page's files came over the line. */
const cameWith = (...bytes: number[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      bytes.map((transferSize) => ({ name: '/assets/styles-a.css', transferSize }) as PerformanceResourceTiming),
    );

let painted: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML =
    '<img fetchpriority="high"><script type="held" data-app="/assets/app.js"></script><p>behind it</p>';
  const decoded = new Promise<void>((resolve) => (painted = resolve));
  document.querySelector('img')!.decode = () => decoded;
  screenIs(true);
  cameWith(300, 700);
  return () => {
    location.hash = '';
    vi.stubGlobal('scrollY', 0);
    vi.useRealTimers();
  };
});

it('S5: a phone asks for the first script when its first picture is painted', async () => {
  beginHeldStart();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasBegun()).toBe(false);
  painted();
  await vi.advanceTimersByTimeAsync(100);
  expect(hasBegun()).toBe(true);
});

it('S5: a picture that cannot be had holds it back no longer, and neither does a page without one', async () => {
  document.querySelector('img')!.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
  beginHeldStart();
  await vi.advanceTimersByTimeAsync(100);
  expect(hasBegun()).toBe(true);
  document.body.innerHTML = '<script type="held" data-app="/assets/app.js"></script><p>behind it</p>';
  beginHeldStart();
  await vi.advanceTimersByTimeAsync(100);
  expect(hasBegun()).toBe(true);
});

it('S5: a picture that hangs holds it back for two seconds', async () => {
  beginHeldStart();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(hasBegun()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasBegun()).toBe(true);
});

it.each([
  ['on a larger screen', () => screenIs(false)],
  ['where the browser has the files of the page', () => cameWith(300, 0)],
  ['where the address names a place below', () => (location.hash = '#how-it-works')],
  ['where the page is shown as it was left, further down', () => vi.stubGlobal('scrollY', 400)],
])('S5: %s it is asked for at once', (_, given) => {
  given();
  beginHeldStart();
  expect(hasBegun()).toBe(true);
});

it('S5: a document that holds no script back is left alone', async () => {
  document.body.innerHTML = '<p>still</p>';
  beginHeldStart();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(document.body.innerHTML).toBe('<p>still</p>');
});
