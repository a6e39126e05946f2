// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { feedXml } from './feed';

const origin = 'https://lockers.example';
const site = { siteName: 'Lockers & <Co>', siteDescription: 'Doors ]]> that open' };
const parse = async (posts = defaultPosts) =>
  new DOMParser().parseFromString(await feedXml({ posts, site, origin }), 'application/xml');
const textOf = (node: Document | Element, name: string) => node.getElementsByTagName(name)[0]?.textContent;

describe('the feed', () => {
  it('P14: is RSS 2.0 with absolute addresses', async () => {
    const feed = await parse();
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(textOf(feed, 'title')).toBe('Lockers & <Co> press releases');
    const [item] = feed.getElementsByTagName('item');
    expect(textOf(item!, 'link')).toBe(`${origin}/press-releases/${defaultPosts[0]!.id}`);
    expect(textOf(item!, 'guid')).toBe(`${origin}/press-releases/${defaultPosts[0]!.id}`);
    expect(new Date(textOf(item!, 'pubDate') ?? '').toISOString()).toBe('2026-11-02T23:00:00.000Z');
  });

  it('P14: whatever an editor writes stays text', async () => {
    const title = ']]></title><script>alert(1)</script>]]></title>]]>&amp;"\u0001\u000b{product}';
    const feed = await parse([{ ...defaultPosts[0]!, title, excerpt: title, category: 'Technology' }]);
    expect(feed.querySelector('parsererror, script')).toBeNull();
    const [item] = feed.getElementsByTagName('item');
    const expected = ']]></title><script>alert(1)</script>]]></title>]]>&amp;"Lockers & <Co>';
    expect(textOf(item!, 'title')).toBe(expected);
    // Readers show a description as HTML: there it is the text, and nothing of it is an element.
    const shown = new DOMParser().parseFromString(textOf(item!, 'description') ?? '', 'text/html').body;
    expect(shown.textContent).toBe(expected);
    expect(shown.children).toHaveLength(0);
  });

  it('P14: has the newest fifty, also none, and changes only when posts do', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...defaultPosts[0]!, id: index + 1 }));
    expect((await parse(many)).getElementsByTagName('item')).toHaveLength(50);
    expect((await parse([])).getElementsByTagName('item')).toHaveLength(0);
    expect(textOf(await parse(), 'lastBuildDate')).toBe('Mon, 02 Nov 2026 23:00:00 GMT');
  });
});
