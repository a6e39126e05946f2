// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { shownAt } from './shown-at';

afterEach(() => {
  delete document.documentElement.dataset['ready'];
  vi.restoreAllMocks();
});

it('P20, S6: the page that the document brought was shown when it was painted, however late the app comes', () => {
  const paint = { name: 'first-contentful-paint', entryType: 'paint', startTime: 900, duration: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([paint]);
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 60_000);
  expect(shownAt()).toBe(performance.timeOrigin + 900);
  document.documentElement.dataset['ready'] = '';
  expect(shownAt()).toBe(performance.timeOrigin + 60_000);
});

it('P20: a browser that tells of no paint counts from when the document was asked for', () => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  expect(shownAt()).toBe(performance.timeOrigin);
});
