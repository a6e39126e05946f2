import { homeDataOf } from '../../shared/site-data/home-data';
import { definePage } from '../../shared/site-data/page-definition';

/** The home page (P4, P5). */
export const homePage = definePage({
  kinds: ['content'],
  page: ({ data }) => homeDataOf(data.content),
  head: (_, { data }) => ({
    title: `${data.content.site.siteName} | Parcel lockers in Lagos and Abuja`,
    description: data.content.site.siteDescription,
  }),
});
