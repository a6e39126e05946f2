// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lateLooks, settleLooks } from './late-looks';

const root = document.documentElement;
const isLate = () => root.hasAttribute('data-late');
const atEnd = () => document.querySelectorAll('body > link').length;
const link = () => document.head.querySelector('link');
/** A browser has read the sheet of the head's link. */
const read = () => Object.defineProperty(link(), 'sheet', { value: new CSSStyleSheet(), configurable: true });
const line = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** How the page was opened; no file of it is known yet. */
const opened = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((entries) => (entries === 'navigation' ? [{ type } as PerformanceNavigationTiming] : []));

let painted: () => void;
beforeEach(() => {
  root.setAttribute('data-late', '');
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css" media="not all and (max-width: 30rem)">';
  document.body.innerHTML =
    '<div id="root"><img fetchpriority="high"></div><link rel="stylesheet" href="/assets/a.css" media="(max-width: 30rem)">';
  const decoded = new Promise<void>((resolve) => (painted = resolve));
  document.querySelector('img')!.decode = () => decoded;
  line({ rtt: 300, downlink: 1 });
  opened('navigate');
});

it('S5: on a slow line fonts come when the first picture is painted, and the styles go where others are put behind them', async () => {
  read();
  const looks = lateLooks();
  await Promise.resolve();
  expect([isLate(), atEnd()]).toEqual([true, 1]);
  painted();
  await looks;
  expect([isLate(), atEnd(), link()?.media]).toEqual([false, 0, '']);
});

it('S5: a picture that cannot be had keeps no font back', async () => {
  document.querySelector('img')!.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
  await lateLooks();
  expect(isLate()).toBe(false);
});

it('S5: a picture that hangs keeps them back for some seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const looks = lateLooks();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isLate()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await looks;
  expect(isLate()).toBe(false);
});

it('S5: where another place of the page is shown than its top, nothing waits for a picture that is out of sight', async () => {
  opened('reload');
  await lateLooks();
  expect(isLate()).toBe(false);
});

it('S5: on a line that is fast and free nothing waits', async () => {
  line({ type: 'wifi', rtt: 50, downlink: 10 });
  await lateLooks();
  expect(isLate()).toBe(false);
});

it('S5: the styles at the end stay until the browser has read them for the head', () => {
  Object.defineProperty(link(), 'sheet', { value: null, configurable: true });
  settleLooks();
  expect([isLate(), atEnd(), link()?.media]).toEqual([false, 1, '']);
  link()?.dispatchEvent(new Event('load'));
  expect(atEnd()).toBe(0);
  settleLooks();
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('S5: a document that came with all its looks is left alone', async () => {
  root.removeAttribute('data-late');
  await lateLooks();
  expect(atEnd()).toBe(1);
});
