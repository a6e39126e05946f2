import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const termsPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Terms', description: data.content.site.siteDescription }),
});
