import { homeDataOf } from '../../shared/site-data/home-data';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { homeTitle } from '../../shared/site-data/seo-head';

/** The home page (P4, P5). */
export const homePage = definePage({
  kinds: ['content'],
  page: ({ data, origin }) => homeDataOf(data.content, origin, data.media),
  head: (_, { data, origin }) => ({
    title: homeTitle(data),
    description: data.seo.metaDescription || data.content.site.siteDescription,
    structured: [
      { '@context': 'https://schema.org', ...organization(data, origin) },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: data.content.site.siteName,
        url: `${origin}/`,
        publisher: { '@id': `${origin}/#organization` },
      },
    ],
  }),
});
