import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const eventsPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Events', description: data.content.site.siteDescription }),
});
