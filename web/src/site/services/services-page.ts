import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { anchorServices } from './service-anchors';

/** The Services page (P7). */
export const servicesPage = definePage({
  kinds: ['content'],
  page: ({ data: { content } }) => ({
    texts: content.services,
    ...anchorServices(content.services.services),
  }),
  head: ({ texts, services }, { data: { content }, origin }) => ({
    title: 'Services',
    description: summary(texts.description) || content.site.siteDescription,
    structured: [
      ...services.map(({ name, description, anchor }) => ({
        '@context': 'https://schema.org',
        '@type': 'Service',
        name,
        ...(description === '' ? {} : { description }),
        url: `${origin}/services#${anchor}`,
        areaServed: 'NG',
        provider: organization(content, origin),
      })),
      breadcrumbs(origin, [['Services', '/services']]),
    ],
  }),
});
