import { definePage } from '../../shared/site-data/page-definition';

/** The page of a link to unsubscribe (A16): each has an address of its own, which no search engine is told. */
export const unsubscribePage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({
    title: 'Unsubscribe from the newsletter',
    description: data.content.site.siteDescription,
    index: false,
  }),
});
