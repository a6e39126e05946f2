import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const aboutPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'About', description: data.content.site.siteDescription }),
});
