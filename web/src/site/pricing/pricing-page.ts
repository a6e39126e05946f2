import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const pricingPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Pricing', description: data.content.site.siteDescription }),
});
