import { definePage } from '../../shared/site-data/page-definition';

/** The sign-in (P18). */
export const loginPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({ title: 'Sign in', description: data.content.site.siteDescription }),
});
