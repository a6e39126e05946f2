import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const contactPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Contact', description: data.content.site.siteDescription }),
});
