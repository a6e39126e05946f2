import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const servicesPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Services', description: data.content.site.siteDescription }),
});
