import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const privacyPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Privacy', description: data.content.site.siteDescription }),
});
