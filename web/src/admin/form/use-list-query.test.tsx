// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListQuery, type ListQuery } from './use-list-query';
import { PAGE_SIZE, usePages, type Pages } from './use-pages';
import { useTab } from './use-tab';

const none = { search: '', type: '' };
const items = Array.from({ length: PAGE_SIZE * 3 }, (_, place) => place);
let query: ListQuery<keyof typeof none>;
let pages: Pages<number>;
let tab: { current: string; choose: (id: 'list' | 'groups') => void };
let root: Root;

function List() {
  query = useListQuery(none, { type: ['Fair', 'Open Day'] });
  pages = usePages(query.isFiltered ? items.slice(0, 5) : items, query);
  tab = useTab(['list', 'groups']);
  return (
    <main>
      <input type="search" />
    </main>
  );
}

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(async () =>
    root.render(
      <BrowserRouter key={address}>
        <List />
      </BrowserRouter>,
    ),
  );
}
const address = () => `${window.location.pathname}${window.location.search}`;
const back = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

describe('what a list shows, in the address', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root')!);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  it('A10, A11, A12, A13: is read from it; what cannot be chosen is no choice, a page that is none is the first', async () => {
    await open('/admin/x?search=+fair+&type=Open+Day&page=2');
    expect(query).toMatchObject({ filter: { search: 'fair', type: 'Open Day' }, isFiltered: true, page: 2 });
    await open('/admin/x?type=Party&page=-1');
    expect(query).toMatchObject({ filter: none, isFiltered: false, page: 1 });
    await open('/admin/x?page=1e99');
    expect(query.page).toBe(1);
  });

  it('A11: a choice and a page make an entry of the history each, typing makes none; another filter begins at page 1', async () => {
    await open('/admin/x?other=1');
    await act(async () => query.choose({ type: 'Fair' }));
    expect(address()).toBe('/admin/x?other=1&type=Fair');
    await act(async () => query.choose({ search: 'a' }, { typing: true }));
    await act(async () => query.choose({ search: 'ab ' }, { typing: true }));
    expect(address()).toBe('/admin/x?other=1&search=ab&type=Fair');
    await back();
    expect(query.filter).toEqual(none);
    await act(async () => query.go(3));
    expect(pages).toMatchObject({ page: 3, range: { before: PAGE_SIZE * 2, total: PAGE_SIZE * 3 } });
    await act(async () => query.choose({ search: 'fair' }));
    expect(pages).toMatchObject({ page: 1, count: 1 });
    expect(address()).toBe('/admin/x?other=1&search=fair');
    await act(async () => query.clear());
    expect(address()).toBe('/admin/x?other=1');
  });

  it('X2: who clears the filters has the focus at the search, since what was pressed goes', async () => {
    await open('/admin/x?search=fair');
    await act(async () => query.choose({ search: '' }));
    expect(document.activeElement).toBe(document.body);
    await act(async () => query.clear());
    expect(document.activeElement).toBe(document.querySelector('main input'));
  });

  it('A13: the filter stays the same object while only the page changes, and an item is followed to its page', async () => {
    await open('/admin/x');
    const { filter } = query;
    await act(async () => pages.goTo(PAGE_SIZE));
    expect(address()).toBe('/admin/x?page=2');
    expect(query.filter).toBe(filter);
    await act(async () => pages.goTo(0));
    expect(address()).toBe('/admin/x');
  });

  it('A12: a list that has become shorter shows its last page', async () => {
    await open('/admin/x?page=9');
    expect(pages).toMatchObject({ page: 3, count: 3 });
  });

  it('A13: another tab leaves the filters of the last one behind; the same one keeps them', async () => {
    await open('/admin/x?search=fair&tab=nowhere');
    expect(tab.current).toBe('list');
    await act(async () => tab.choose('list'));
    expect(query.filter.search).toBe('fair');
    await act(async () => tab.choose('groups'));
    expect(address()).toBe('/admin/x?tab=groups');
    await back();
    expect(query.filter.search).toBe('fair');
  });
});
