import { definePage } from '../../shared/site-data/page-definition';

/** The pages of a forgotten password and of an invitation (A19), which no search engine is told of. */
export const passwordResetPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { data }) => ({
    title: 'Your password',
    description: data.content.site.siteDescription,
    index: false,
  }),
});
