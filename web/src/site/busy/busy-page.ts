import { definePage } from '../../shared/site-data/page-definition';

/** The page while too many ask at once for what is not ready, such as searches; pages that are ready are not concerned. */
export const busyPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({
    title: 'Just a moment, please',
    description: data.content.site.siteDescription,
    index: false,
  }),
});
