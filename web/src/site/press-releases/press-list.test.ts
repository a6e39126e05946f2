import { describe, expect, it } from 'vitest';
import { newPost, type Post } from '@apoti/contract';
import { laterPages, PER_PAGE, pressListOf } from './press-list';

const post = (id: number, facts: Partial<Post> = {}): Post => ({
  ...newPost(0),
  id,
  title: `Title ${id}`,
  excerpt: 'An excerpt',
  content: '<p>Secret body</p>',
  ...facts,
});
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));
const site = { siteName: 'Apoti', origin: 'https://example.com' };
const ids = (list: { items: { id: number }[] }) => list.items.map(({ id }) => id);

describe('the press list', () => {
  const mixed = [
    post(1, { title: 'New lockers', category: 'Expansion' }),
    post(2, { excerpt: 'About LOCKERS', category: 'Technology' }),
    post(3, { content: 'lockers', category: 'Technology' }),
  ];

  it('P13: searches in title or excerpt, whatever the case, and not in the content', () => {
    expect(ids(pressListOf(mixed, { search: 'Lockers' }, site))).toEqual([1, 2]);
  });

  it('P13: search and category both must match', () => {
    expect(ids(pressListOf(mixed, { search: 'lockers', category: 'Technology' }, site))).toEqual([2]);
    expect(ids(pressListOf(mixed, { category: 'Technology' }, site))).toEqual([2, 3]);
    expect(pressListOf(mixed, { search: 'zzz' }, site)).toMatchObject({ items: [], total: 0, pages: 1 });
  });

  it('P13: the brand is found where a text names it', () => {
    expect(ids(pressListOf([post(1, { title: '{product} grows' })], { search: 'apoti' }, site))).toEqual([1]);
  });

  it('P13: at most two are featured, once each, and only without search and category', () => {
    const all = [1, 2, 3, 4].map((id) => post(id, { featured: id !== 2 }));
    const list = pressListOf(all, {}, site);
    expect(list.featured.map(({ id }) => id)).toEqual([1, 3]);
    expect(ids(list)).toEqual([2, 4]);
    expect(pressListOf(all, { search: 'title' }, site)).toMatchObject({ featured: [], total: 4 });
    expect(pressListOf(all, { category: 'Company News' }, site).featured).toEqual([]);
  });

  it('P13: pages have twelve each; one beyond the last is the last', () => {
    const all = posts(2 * PER_PAGE + 1);
    expect(ids(pressListOf(all, { page: '2' }, site))).toEqual(ids({ items: all.slice(12, 24) }));
    expect(pressListOf(all, { page: '3' }, site)).toMatchObject({ page: 3, pages: 3, total: 25 });
    expect(pressListOf(all, { page: '9' }, site).page).toBe(3);
    expect([laterPages(0), laterPages(12), laterPages(25)]).toEqual([[], [], ['2', '3']]);
  });

  it('P13: carries one page without content, however many posts there are', () => {
    const list = pressListOf(posts(10_000), {}, site);
    expect(list.items).toHaveLength(PER_PAGE);
    expect(JSON.stringify(list)).not.toContain('Secret body');
  });
});
