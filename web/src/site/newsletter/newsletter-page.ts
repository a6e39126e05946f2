import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const newsletterPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Newsletter', description: data.content.site.siteDescription }),
});
