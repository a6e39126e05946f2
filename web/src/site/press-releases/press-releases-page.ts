import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const pressReleasesPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'PressReleases', description: data.content.site.siteDescription }),
});
