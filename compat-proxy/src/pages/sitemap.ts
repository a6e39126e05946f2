import { Readable } from 'node:stream';
import { EnumChangefreq, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { NO_INDEX_PAGES, ROBOTS_DISALLOW, type Post } from '@apoti/contract';

/** The page of one post, as the renderer names it once there is one. */
const POST_PAGE = '/press-releases/:id';

/** What the sitemap is made from: the routes that are rendered, the posts that visitors see, the site's own address. */
export type SitemapInput = { routes: readonly string[]; posts: readonly Post[]; origin: string };

/** The sitemap (C18; sitemaps.org): every page that exists and may be found, with the day of each post. */
export async function sitemapXml({ routes, posts, origin }: SitemapInput): Promise<string> {
  const pages: SitemapItemLoose[] = routes
    .filter((route) => !route.includes(':') && !NO_INDEX_PAGES.some((page) => page === route))
    .map((url) => ({ url }));
  const found = routes.includes(POST_PAGE) ? posts : [];
  const items = found.map(({ id, publishDate }): SitemapItemLoose => ({
    url: POST_PAGE.replace(':id', String(id)),
    changefreq: EnumChangefreq.MONTHLY,
    ...(publishDate === '' ? {} : { lastmod: publishDate }),
  }));
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  return (await streamToPromise(Readable.from([...pages, ...items]).pipe(stream))).toString();
}

/** What crawlers are told (C18; RFC 9309). */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...ROBOTS_DISALLOW.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
