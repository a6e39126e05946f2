// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin } from './entry-client';

const parts = vi.hoisted(() => ({
  loadPage: vi.fn<(name: string) => Promise<void>>(),
  draw: vi.fn<(props: { lacksQuery: boolean }) => ReactNode>(),
}));
vi.mock('./browser-pages', () => ({ browserPages: {}, loadPage: parts.loadPage }));
vi.mock('./styles', () => ({}));
vi.mock('./SiteRoot', () => ({ SiteRoot: (props: { lacksQuery: boolean }) => parts.draw(props) }));
const reported = vi.fn<(error: unknown) => void>();
vi.stubGlobal('reportError', reported);
const words = () => document.querySelector('#root')?.innerHTML;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  delete document.documentElement.dataset['ready'];
  document.body.innerHTML =
    '<div id="root"><p>As it came</p></div><script type="application/json" id="data">{"view":{"name":"faq"}}</script>';
  parts.loadPage.mockReset().mockResolvedValue(undefined);
  parts.draw.mockReset();
  reported.mockReset();
});
afterEach(() => vi.restoreAllMocks());

it('S6: whether it may is asked last, so that no form that the browser sends meanwhile is sent again', async () => {
  const asked: string[] = [];
  let bring = (): void => {};
  let allow = (): void => {};
  parts.loadPage.mockReturnValue(new Promise((resolve) => (bring = resolve)));
  parts.draw.mockImplementation(() => {
    asked.push('drawn');
    return null;
  });
  const begun = begin(() => {
    asked.push('may it');
    return new Promise((resolve) => (allow = resolve));
  });
  await settle();
  expect(asked).toEqual([]);
  bring();
  await settle();
  expect([asked, words()]).toEqual([['may it'], '<p>As it came</p>']);
  allow();
  await vi.waitFor(() => expect(asked[1]).toBe('drawn'));
  dispatchEvent(new Event('app:ready'));
  await begun;
});

it('S6: a page that cannot be taken over stays as it came, with the words in its fields, and it is said why', async () => {
  document.querySelector('#root')!.innerHTML = '<input value="">';
  const field = document.querySelector('input')!;
  field.value = 'Ada';
  const broken = new Error('no such post');
  parts.draw.mockImplementation(() => {
    throw broken;
  });
  await expect(begin(async () => {})).rejects.toThrow('The page could not be taken over');
  expect([document.querySelector('input'), field.value]).toEqual([field, 'Ada']);
  expect(reported).toHaveBeenCalledWith(broken);
});

it('S6: a page whose file cannot be had is not begun', async () => {
  parts.loadPage.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const mayBegin = vi.fn(async () => {});
  await expect(begin(mayBegin)).rejects.toThrow('Failed to fetch');
  expect([mayBegin.mock.calls.length, words()]).toEqual([0, '<p>As it came</p>']);
});

it.each([
  ['', false],
  ['<span id="offline-lack"></span>', true],
])('X4: the app is told whether the document is a copy without what its address asks for: %s', async (note, lacks) => {
  document.body.insertAdjacentHTML('afterbegin', note);
  parts.draw.mockReturnValue(null);
  const begun = begin(async () => {});
  await vi.waitFor(() => expect(parts.draw).toHaveBeenCalled());
  expect(parts.draw.mock.lastCall?.[0].lacksQuery).toBe(lacks);
  dispatchEvent(new Event('app:ready'));
  await begun;
});
