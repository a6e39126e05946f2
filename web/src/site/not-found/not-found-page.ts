import { definePage } from '../../shared/site-data/page-definition';

/** The page for an address that is not there (P19). */
export const notFoundPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Page not found', description: data.content.site.siteDescription, index: false }),
});
