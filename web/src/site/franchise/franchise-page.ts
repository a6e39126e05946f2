import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const franchisePage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Franchise', description: data.content.site.siteDescription }),
});
