import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const faqPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Faq', description: data.content.site.siteDescription }),
});
