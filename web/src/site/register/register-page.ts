import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const registerPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Register', description: data.content.site.siteDescription }),
});
