import { postCategories } from '@apoti/contract';
import { definePage } from '../../shared/site-data/page-definition';
import { PRESS_FEED } from '../../shared/site-data/press';
import { breadcrumbs } from '../../shared/site-data/structured';
import { laterPages, pressListOf } from './press-list';

/** The press releases (P13): one page of the list, filtered by the server, so that their number does not matter. */
export const pressReleasesPage = definePage({
  kinds: ['content', 'posts'],
  params: {
    search: 'text',
    category: { filter: () => postCategories },
    page: ({ posts }) => laterPages(posts.length),
  },
  page: ({ data: { posts, content }, query, origin }) => ({
    ...pressListOf(posts, query, { siteName: content.site.siteName, origin }),
    categories: [...postCategories],
  }),
  head: ({ page, pages, category, categories }, { data, origin }) => ({
    title: ['Press releases', categories.find((name) => name === category), page > 1 ? `page ${page} of ${pages}` : '']
      .filter(Boolean)
      .join(', '),
    description: `News from ${data.content.site.siteName}: the network, the lockers, the company and its partners.`,
    // The page that is shown: an address may name one that is not there.
    canonicalQuery: {
      ...(categories.some((name) => name === category) ? { category } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
    },
    feed: PRESS_FEED,
    structured: [breadcrumbs(origin, [['Press releases', '/press-releases']])],
  }),
});
