import { describe, expect, it } from 'vitest';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { robotsTxt, sitemapXml } from './sitemap';

const origin = 'https://lockers.example';
const urls = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('C18: names the pages that exist and may be found, and nothing of those that may not', async () => {
    const xml = await sitemapXml({
      routes: ['/', '/faq', '/login', '/register'],
      posts: defaultPosts,
      origin,
    });
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset/);
    expect(urls(xml)).toEqual([`${origin}/`, `${origin}/faq`]);
  });

  it('C18: names each post with its day, once posts have a page', async () => {
    const [first] = defaultPosts;
    const xml = await sitemapXml({ routes: ['/press-releases/:id'], posts: [first!], origin });
    expect(urls(xml)).toEqual([`${origin}/press-releases/${first!.id}`]);
    expect(xml).toContain(`<lastmod>${first!.publishDate}`);
  });

  it('C18: robots.txt keeps crawlers out of the back-office and leads to the sitemap', () => {
    expect(robotsTxt(origin)).toBe(
      `User-agent: *\nDisallow: /admin/\nDisallow: /api/private/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});
