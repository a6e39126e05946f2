import { definePage } from '../../shared/site-data/page-definition';

/** . */
export const pressReleasePage = definePage({
  kinds: ['posts'],
  exists: ({ id }, { posts }) => posts.some((post) => String(post.id) === id),
  page: () => null,
  head: (_, { data }) => ({ title: 'PressRelease', description: data.content.site.siteDescription }),
});
