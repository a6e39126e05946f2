import { Readable } from 'node:stream';
import { redirectKey, type Post, type Seo, type ShownStation } from '@apoti/contract';

/** The page of one post, as the renderer names it once there is one. */
const POST_PAGE = '/press-releases/:id';
/** The page of the stations, where each that is there has an address of its own. */
const STATIONS_PAGE = '/lockers';

/**
 * What the sitemap is made from: the routes that are rendered, the posts and stations that visitors see, whether there is a
 * newsletter, what the settings leave out, the site's own address.
 */
export type SitemapInput = {
  routes: readonly string[];
  posts: readonly Post[];
  stations: readonly Pick<ShownStation, 'id' | 'status' | 'updatedAt'>[];
  hasNewsletter: boolean;
  seo: Pick<Seo, 'noIndexPages'>;
  origin: string;
};

/** The latest of some days or times; empty ones say nothing. */
function latest(times: readonly string[]): string | undefined {
  return times
    .filter((time) => time !== '')
    .toSorted()
    .at(-1);
}

/** An address in the sitemap, with what is known of its changes. */
type SitemapItem = { url: string; lastmod?: string; changefreq?: 'monthly' };

function dated(url: string, lastmod: string | undefined): SitemapItem {
  return lastmod === undefined || lastmod === '' ? { url } : { url, lastmod };
}

/** The pages, posts and stations of the sitemap (C18, A17): all that exist and may be found, with the day of what is known to have one. */
export function sitemapItems({ routes, posts, stations, ...rest }: Omit<SitemapInput, 'origin'>): SitemapItem[] {
  const { seo, hasNewsletter } = rest;
  const leftOut = new Set([...seo.noIndexPages.map(redirectKey), ...(hasNewsletter ? [] : ['/newsletter'])]);
  const days: Record<string, string | undefined> = {
    '/press-releases': latest(posts.map(({ publishDate }) => publishDate)),
    [STATIONS_PAGE]: latest(stations.map(({ updatedAt }) => updatedAt)),
  };
  const pages = routes.filter((route) => !route.includes(':')).map((url) => dated(url, days[url]));
  const found = routes.includes(POST_PAGE) ? posts : [];
  const items = found.map(({ id, publishDate }): SitemapItem => ({
    ...dated(POST_PAGE.replace(':id', String(id)), publishDate),
    changefreq: 'monthly',
  }));
  const isThere = ({ status }: (typeof stations)[number]) => status === 'active' || status === 'maintenance';
  const listed = routes.includes(STATIONS_PAGE) && !leftOut.has(STATIONS_PAGE) ? stations.filter(isThere) : [];
  const places = listed.map(({ id, updatedAt }) => dated(`${STATIONS_PAGE}?station=${id}`, updatedAt));
  return [...pages, ...items].filter(({ url }) => !leftOut.has(url)).concat(places);
}

/** The sitemap (C18; sitemaps.org). */
export async function sitemapXml({ origin, ...input }: SitemapInput): Promise<string> {
  // Loaded with the first crawler: a start has no use for it (S10).
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  return (await streamToPromise(Readable.from(sitemapItems(input)).pipe(stream))).toString();
}
