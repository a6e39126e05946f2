import { startOfLagosDay, type Post, type Site } from '@apoti/contract';
import { escapeHtml } from '@apoti/contract/lib/escape-html';
import { withProductName } from '@apoti/contract/lib/product-name';

/** How many posts the feed has. */
const MAX_POSTS = 50;
/** Characters that XML 1.0 cannot hold, whatever they are written as. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** As the library writes it, which takes care of the first end of a CDATA section in a text alone. */
function asTitle(text: string): string {
  const [first = '', ...rest] = text.split(']]>');
  return rest.length === 0 ? first : `${first}]]>${rest.join(']]]]><![CDATA[>')}`;
}

export type FeedInput = {
  /** Those that visitors see, the newest first. */
  posts: readonly Post[];
  site: Pick<Site, 'siteName' | 'siteDescription'>;
  /** The site's own address, without a trailing slash. */
  origin: string;
};

/** The press releases as RSS 2.0 (P14): the newest ones with their excerpts; the text itself is on the site. */
export async function feedXml({ posts, site, origin }: FeedInput): Promise<string> {
  // Loaded with the first reader: a start has no use for it (S10).
  const { Feed } = await import('feed');
  const text = (value: string) => withProductName(value, site.siteName).replace(NO_XML, '');
  const [newest] = posts;
  const feed = new Feed({
    id: `${origin}/press-releases`,
    title: text(`${site.siteName} press releases`),
    description: text(site.siteDescription),
    link: `${origin}/press-releases`,
    language: 'en-NG',
    generator: false,
    copyright: '',
    feedLinks: { rss: `${origin}/press-releases/feed.xml` },
    // The day of the newest post, so that nothing changes while no post does.
    updated: new Date(newest === undefined ? 0 : startOfLagosDay(newest.publishDate)),
  });
  for (const { id, title, excerpt, category, publishDate } of posts.slice(0, MAX_POSTS)) {
    const link = `${origin}/press-releases/${id}`;
    feed.addItem({
      id: link,
      guid: link,
      link,
      title: asTitle(text(title)),
      // HTML to every reader (RSS 2.0), so that a text which is none is written as such.
      description: escapeHtml(text(excerpt)),
      date: new Date(startOfLagosDay(publishDate)),
      category: [{ name: category }],
    });
  }
  return feed.rss2();
}
