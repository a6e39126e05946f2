// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { SEARCH_QUIET_MS } from '../lists/list-texts';
import { FakePosts, summary } from './testing/fake-posts';
import {
  address,
  beginDocument,
  button,
  choose,
  click,
  endDocument,
  named,
  open,
  page,
  posts,
  rowOf,
  select,
  shown,
  titles,
  type,
} from './testing/posts-page';

let server: FakePosts;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));
vi.mock('./form/PostForm', () => import('./testing/FakePostForm'));

describe('the list of Blog & Press Releases', () => {
  beforeEach(async () => {
    server = new FakePosts();
    await beginDocument();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await endDocument();
  });

  it('A10: one request shows a page of the posts, each with where it stands', async () => {
    server.posts = [
      summary(1, { title: 'Out' }),
      summary(2, { title: 'Typed on', hasUnpublishedChanges: true, featured: true }),
      summary(3, { title: 'Later', scheduled: true, publishDate: '2099-01-01', publicFrom: '2099-01-02' }),
      summary(4, { title: '', status: 'draft', publicFrom: null, publishDate: '' }),
    ];
    await open();
    await shown('4 posts');
    expect(server.lists).toEqual(['']);
    const cells = (title: string) => rowOf(title).textContent;
    expect(cells('Out')).toContain('Published');
    expect(cells('Out')).not.toContain('Unpublished changes');
    expect(cells('Typed on')).toContain('Unpublished changes');
    expect(cells('Typed on')).toContain('Featured');
    expect(cells('Later')).toContain('Scheduled for 2 Jan 2099');
    expect(cells('Untitled')).toContain('Draft');
    expect(named('View on the site: Out (opens in a new tab)').getAttribute('href')).toBe('/press-releases/1');
    expect(rowOf('Later').querySelector('a[target]')).toBeNull();
    expect(rowOf('Untitled').querySelector('a[target]')).toBeNull();
  });

  it('A10: while the first page is on its way its outline stands there', async () => {
    server.posts = posts(1);
    server.hold();
    await open();
    expect(document.querySelector('[role=status]')?.textContent).toBe('Loading the posts…');
    await act(async () => server.release?.());
    await shown('1 post');
  });

  it('A10: filters are asked of the server and stand in the address; Back takes a choice back, typing is no step', async () => {
    server.posts = [...posts(3), summary(9, { title: 'Parcels', status: 'draft', author: 'Bola' })];
    await open();
    await shown('4 posts');
    const steps = window.history.length;
    await choose('Status', 'draft');
    await shown('1 post');
    expect(address()).toBe('?status=draft');
    expect(server.lists.at(-1)).toBe('status=draft');
    expect(window.history.length).toBe(steps + 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await type('par');
    await type('parcels');
    expect(address()).toBe('?status=draft');
    await act(async () => vi.advanceTimersByTime(SEARCH_QUIET_MS));
    vi.useRealTimers();
    expect(address()).toBe('?search=parcels&status=draft');
    expect(server.lists.filter((query) => query.includes('search'))).toEqual(['search=parcels&status=draft']);
    expect(window.history.length).toBe(steps + 1);
    await act(async () => {
      window.history.back();
      await vi.waitUntil(() => address() === '');
    });
    await shown('4 posts');
    expect(document.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('');
  });

  it('A10, A22: an address brings its filters back; what no filter is counts as none; the six categories are offered', async () => {
    server.posts = posts(45);
    await open('?page=2&sort=title&author=Nobody+any+more&category=Nonsense&status=');
    await shown('21–40 of 45 posts');
    expect(new URLSearchParams(server.lists[0])).toEqual(
      new URLSearchParams({ author: 'Nobody any more', sort: 'title', page: '2' }),
    );
    expect(select('Author').value).toBe('Nobody any more');
    expect(select('Sort by').value).toBe('title');
    expect([...select('Category').options].map(({ text }) => text)).toEqual([
      ...['All categories', 'Company News', 'Product Updates', 'Partnerships'],
      ...['Industry News', 'Technology', 'Expansion'],
    ]);
    expect(named('Page 2').getAttribute('aria-current')).toBe('page');
  });

  it('X2, A10: who goes on to the last page has the focus in the list, though the button that led there is gone', async () => {
    server.posts = posts(45);
    await open('?page=2');
    await shown('21–40 of 45 posts');
    const next = document.querySelector<HTMLElement>('a[rel=next]')!;
    next.focus();
    await click(next);
    await shown('41–45 of 45 posts');
    expect([next.isConnected, document.activeElement?.contains(document.querySelector('table'))]).toEqual([
      false,
      true,
    ]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('A10: the page before stays until the next one is there; a choice begins at the first page', async () => {
    server.posts = posts(45);
    await open();
    await shown('1–20 of 45 posts');
    server.hold();
    await click(named('Page 3'));
    expect(address()).toBe('?page=3');
    expect(titles()).toHaveLength(20);
    expect(document.querySelector('[aria-busy=true] table')).not.toBeNull();
    await act(async () => server.release?.());
    await shown('41–45 of 45 posts');
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    await click(button('Title'));
    expect(address()).toBe('?sort=title');
    await click(button('Title'));
    expect(address()).toBe('?sort=-title');
    expect(button('Title').closest('th')?.getAttribute('aria-sort')).toBe('descending');
    await click(button('Date'));
    expect(address()).toBe('?sort=-date');
  });

  it('A10: without any posts there is the way to the first one', async () => {
    await open();
    await shown('No posts yet');
    await click(button('Write the first post'));
    expect(address()).toBe('?edit=new');
  });

  it('A10: where nothing is found there is the way back to all', async () => {
    server.posts = posts(2);
    await open('?search=zzz&page=4');
    await shown('No posts found');
    await click(button('Clear filters'));
    await shown('2 posts');
    expect(address()).toBe('');
  });

  it('A10: with the CMS dead it says so and tries again; the last good list stays', async () => {
    server.isDown = true;
    await open();
    await shown('The posts cannot be loaded');
    server.isDown = false;
    server.posts = posts(30);
    await click(button('Try again'));
    await shown('1–20 of 30 posts');
    server.isDown = true;
    await click(named('Page 2'));
    await shown('Shown is the last list that was loaded.');
    expect(titles()).toHaveLength(20);
    server.isDown = false;
    await click(button('Try again'));
    await shown('21–30 of 30 posts');
    expect(page()).not.toContain('Try again');
  });

  it('A10: the form takes the table’s place, by an address; closed, the list is fetched again and the focus is where it was', async () => {
    server.posts = posts(3);
    await open('?status=published');
    await shown('3 posts');
    await click(rowOf('Post 2').querySelector('th a')!);
    await shown('Close');
    expect(named('Form of 2')).not.toBeNull();
    expect(document.querySelector('table')).toBeNull();
    expect(address()).toBe('?edit=2&status=published');
    server.posts[1]!.title = 'Post 2, edited';
    await click(button('Close'));
    await shown('Post 2, edited');
    expect(address()).toBe('?status=published');
    expect(document.activeElement?.textContent).toBe('Post 2, edited');
    expect(server.lists).toHaveLength(2);
  });

  it('A10: a new post goes on in the same form once it is made, under its own address', async () => {
    server.posts = posts(1);
    await open();
    await shown('1 post');
    await click(button('New Post'));
    await shown('Close');
    const steps = window.history.length;
    const input = document.querySelector('input');
    await click(button('Save'));
    expect(address()).toBe('?edit=77');
    expect(window.history.length).toBe(steps);
    expect(named('Form of 77')).not.toBeNull();
    expect(document.querySelector('input')).toBe(input);
    await click(button('Close'));
    await shown('1 post');
    expect(document.activeElement).toBe(button('New Post'));
  });
});
