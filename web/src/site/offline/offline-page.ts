import { OFFLINE_WHY } from '../../shared/offline/why';
import { definePage } from '../../shared/site-data/page-definition';

/** The page that a browser without a line shows for what it has not kept (X4). */
export const offlinePage = definePage({
  kinds: ['content'],
  page: ({ data }) => ({ phone: data.content.contact.phone }),
  head: (_, { data }) => ({
    title: OFFLINE_WHY.noLine,
    description: data.content.site.siteDescription,
    index: false,
  }),
});
