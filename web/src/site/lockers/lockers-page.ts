import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const lockersPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Lockers', description: data.content.site.siteDescription }),
});
