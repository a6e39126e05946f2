// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Post, Renderer } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const { posts } = publicData();
const open = (url: string, shown: readonly Post[] = posts) =>
  openPage(renderer, url, { data: publicData({ posts: shown }) });
const headings = (body: HTMLElement) => [...body.querySelectorAll('main h2')].map((each) => each.textContent);
const facts = (head: HTMLElement) =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent ?? '').join('\n');

describe('the press list’s page', () => {
  it('P13: has featured and latest news, the newsletter and the feed', () => {
    const { body, head } = open('/press-releases');
    expect(headings(body).slice(0, 3)).toEqual(['Featured News', 'Get the news by e-mail', 'Latest News']);
    expect(body.querySelectorAll('main form[action="/newsletter"]')).toHaveLength(1);
    expect(body.querySelector('main a[href="/press-releases/feed.xml"]')).not.toBeNull();
    expect(head.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
      '/press-releases/feed.xml',
    );
    expect(body.innerHTML).not.toContain('there is a fair chance');
  });

  it('P13: tells how many were found, and keeps both filters in every link', () => {
    const { body } = open('/press-releases?search=locker&category=Technology');
    expect(body.querySelector('main [role="status"]')?.textContent).toBe('1 result found');
    expect(headings(body)).not.toContain('Featured News');
    expect(body.querySelector('main a[href="/press-releases?category=Expansion&search=locker"]')).not.toBeNull();
    expect(body.querySelector<HTMLInputElement>('main [name="category"]')?.value).toBe('Technology');
    expect(open('/press-releases?search=a').body.querySelector('main [role="status"]')?.textContent).toMatch(
      /^[2-9] results found$/,
    );
  });

  it('P13: counts also the list of all where nothing stands featured above it, but not where there are no posts', () => {
    const countOf = (shown: readonly Post[]) =>
      open('/press-releases', shown).body.querySelector('main [role="status"]')?.textContent;
    const plain = posts.slice(0, 2).map((post) => ({ ...post, featured: false }));
    expect(countOf(plain)).toBe('2 results found');
    expect(countOf(plain.slice(1))).toBe('1 result found');
    expect(countOf([{ ...plain[0]!, featured: true }])).toBe('');
    expect(countOf([])).toBe('');
  });

  it('P13: says no count on a later page either, where something is featured on the first', () => {
    const many = Array.from({ length: 12 }, (_, place) => ({ ...posts[0]!, id: place + 1, featured: place === 0 }));
    const { body } = open('/press-releases?page=2', many);
    expect(body.querySelectorAll('main article').length).toBeGreaterThan(0);
    expect(body.querySelector('main [role="status"]')?.textContent).toBe('');
  });

  it('P13: says that nothing was found, with a way back; where there are no posts at all, no filter is to be cleared', () => {
    const none = open('/press-releases?search=zzzz').body;
    expect(none.textContent).toContain('No press releases found');
    expect(none.querySelector('main a[href="/press-releases"][class]')?.textContent).toBe('Clear filters');
    const unknown = open('/press-releases?category=gone').body;
    expect(unknown.textContent).toContain('No press releases found');
    const empty = open('/press-releases', []).body.textContent;
    expect(empty).toContain('No press releases found');
    expect(empty).toContain('The first one will stand here.');
    expect(empty).not.toContain('Clear filters');
  });

  it.each(['', '?search=locker', '?search=zzzz', '?category=Technology'])(
    'P13: its newsletter box never stands next to the footer’s (%s)',
    (search) => {
      expect(headings(open(`/press-releases${search}`).body).at(-1)).not.toBe('Get the news by e-mail');
    },
  );

  it('P13: an old entry’s picture that browsers would refuse is drawn from the start, on the list and on its page', () => {
    const one = { ...posts[0]!, featuredImage: 'http://old.example/a.jpg' };
    for (const url of ['/press-releases', `/press-releases/${one.id}`]) {
      const { body } = open(url, [one]);
      expect(body.innerHTML).not.toContain('old.example');
      expect(body.querySelector('main article svg[viewBox="0 0 160 100"]')).not.toBeNull();
    }
  });

  it.each([
    ['?category=Technology&page=3', '?category=Technology'],
    ['?page=3', '?page=2'],
    ['?page=2', '?page=2'],
    ['?category=gone', ''],
  ])('P13, X5: its own address is that of the page it shows (%s)', (given, own) => {
    // Two pages, and two featured posts that would make a third.
    const many = Array.from({ length: 26 }, (_, id) => ({
      ...posts[0]!,
      id,
      category: 'Company News' as const,
      featured: id < 2,
    }));
    const { head } = open(`/press-releases${given}`, many);
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      new RegExp(`/press-releases${own.replace('?', '\\?')}$`),
    );
  });

  it('P13: a single featured post is a featured section', () => {
    const one = [{ ...posts[0]!, featured: true, title: 'Wort'.repeat(60) }];
    expect(headings(open('/press-releases', one).body)).toContain('Featured News');
  });
});

describe('a press release', () => {
  it('P14: shows the whole post, its neighbours by date and what previews need', () => {
    const [newest, second] = posts;
    const { body, head, status } = open(`/press-releases/${second!.id}`);
    expect(status).toBe(200);
    expect(body.querySelector('main h1')?.textContent).toBe(second!.title);
    expect(body.querySelectorAll('main h1')).toHaveLength(1);
    expect(body.querySelector('main a[rel="next"]')?.getAttribute('href')).toBe(`/press-releases/${newest!.id}`);
    expect(body.querySelector('main a[rel="prev"]')?.getAttribute('href')).toBe(`/press-releases/${posts[2]!.id}`);
    expect(head.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('article');
    const article = [...head.querySelectorAll('meta[property^="article:"]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
    expect(article).toEqual([
      ['article:published_time', second!.publishDate],
      ['article:section', second!.category],
    ]);
    expect(facts(head)).toContain('"NewsArticle"');
    expect(facts(head)).toContain('"BreadcrumbList"');
  });

  it('P14: its picture is the preview’s, its headline short enough for search engines', () => {
    const long = { ...posts[0]!, title: 'word '.repeat(59), featuredImage: '/uploads/a.jpg' };
    const { head } = open(`/press-releases/${long.id}`, [long]);
    expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://example.com/uploads/a.jpg',
    );
    const headline = /"headline":"([^"]*)"/.exec(facts(head))?.[1] ?? '';
    expect(headline.length).toBeGreaterThan(50);
    expect(headline.length).toBeLessThanOrEqual(110);
  });

  it('P14: an unknown id is not there', () => {
    expect(open('/press-releases/987654').status).toBe(404);
    expect(open('/press-releases/feed.xml').status).toBe(404);
  });

  it('P14: neither its content nor the brand in it can run script', () => {
    const post = { ...posts[0]!, content: '<p>{product}</p><script>alert(1)</script>' };
    const site = { ...defaultContent.site, siteName: '<img src=x onerror=alert(1)>{product}' };
    const data = publicData({ posts: [post], content: { ...defaultContent, site } });
    const { body } = openPage(renderer, `/press-releases/${post.id}`, { data });
    expect(body.querySelector('main [onerror]')).toBeNull();
    expect(body.querySelector('main script')).toBeNull();
  });
});
