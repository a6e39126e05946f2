import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const cookiesPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Cookies', description: data.content.site.siteDescription }),
});
