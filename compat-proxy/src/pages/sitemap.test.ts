import { describe, expect, it } from 'vitest';
import { defaultSeo } from '@apoti/contract/content/default-seo';
import { defaultPosts } from '@apoti/contract/content/default-posts';
import { robotsTxt } from './robots';
import { sitemapXml } from './sitemap';

const origin = 'https://lockers.example';
const rest = { stations: [], hasNewsletter: true, seo: defaultSeo, origin };
const urls = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('C18: names the pages that exist and may be found, and nothing of those that may not', async () => {
    const xml = await sitemapXml({
      routes: ['/', '/faq', '/login', '/register'],
      posts: defaultPosts,
      ...rest,
    });
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset/);
    expect(urls(xml)).toEqual([`${origin}/`, `${origin}/faq`]);
  });

  it('C18: names each post with its day, once posts have a page', async () => {
    const [first] = defaultPosts;
    const xml = await sitemapXml({ routes: ['/press-releases/:id'], posts: [first!], ...rest });
    expect(urls(xml)).toEqual([`${origin}/press-releases/${first!.id}`]);
    expect(xml).toContain(`<lastmod>${first!.publishDate}`);
  });

  it('A17: lists are as new as the latest of what they list; what the settings leave out is left out', async () => {
    const [first, second] = defaultPosts;
    const xml = await sitemapXml({
      ...rest,
      routes: ['/press-releases', '/press-releases/:id', '/lockers', '/faq'],
      posts: [
        { ...first!, publishDate: '2026-01-02' },
        { ...second!, publishDate: '2026-03-04' },
      ],
      stations: [{ id: 1, status: 'planned', updatedAt: '2026-11-20T11:30:00.000Z' }],
      seo: { noIndexPages: ['/faq/', `/press-releases/${second!.id}`] },
    });
    expect(urls(xml)).toEqual([
      `${origin}/press-releases`,
      `${origin}/lockers`,
      `${origin}/press-releases/${first!.id}`,
    ]);
    expect(xml).toContain('<lastmod>2026-03-04');
    expect(xml).toContain('<lastmod>2026-11-20T11:30:00.000Z');
  });

  it('C18, P9: names each station that is there with its last change, unless the list of stations is left out', async () => {
    const updatedAt = '2026-11-20T11:30:00.000Z';
    const stations = (['active', 'planned', 'maintenance', 'inactive'] as const).map((status, index) => ({
      id: index + 1,
      status,
      updatedAt: index === 0 ? updatedAt : '',
    }));
    const input = { ...rest, routes: ['/lockers'], posts: [], stations };
    const xml = await sitemapXml(input);
    expect(urls(xml)).toEqual(['', '?station=1', '?station=3'].map((query) => `${origin}/lockers${query}`));
    expect(xml).toContain(`<loc>${origin}/lockers?station=1</loc><lastmod>${updatedAt}</lastmod>`);
    const hidden = { ...input, routes: ['/faq', '/lockers'], seo: { noIndexPages: ['/lockers/'] } };
    expect(urls(await sitemapXml(hidden))).toEqual([`${origin}/faq`]);
    expect(urls(await sitemapXml({ ...input, routes: ['/faq'] }))).toEqual([`${origin}/faq`]);
  });

  it('C18, P30: leaves the newsletter’s page out while the newsletter is switched off', async () => {
    const input = { ...rest, routes: ['/faq', '/newsletter'], posts: [] };
    expect(urls(await sitemapXml(input))).toEqual([`${origin}/faq`, `${origin}/newsletter`]);
    expect(urls(await sitemapXml({ ...input, hasNewsletter: false }))).toEqual([`${origin}/faq`]);
  });

  it('C18: robots.txt keeps crawlers out of the back-office and leads to the sitemap', () => {
    expect(robotsTxt(defaultSeo, origin)).toBe(
      `User-agent: *\nDisallow: /admin/\nDisallow: /api/private/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});
