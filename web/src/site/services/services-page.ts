import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { pictureAddress } from '../../shared/site-data/picture-address';
import { breadcrumbs } from '../../shared/site-data/structured';
import { anchorServices } from './service-anchors';

/** The Services page (P7). */
export const servicesPage = definePage({
  kinds: ['content'],
  page: ({ data: { content, media }, origin }) => {
    const { services, ecommercePartnership, apiDocumentation, ...texts } = content.services;
    const pictured = <Part extends { image: string }>(part: Part): Part => ({
      ...part,
      image: pictureAddress(part.image, origin),
    });
    return {
      texts,
      picture: media['product-showcase'] ?? null,
      blocks: {
        ecommercePartnership: pictured(ecommercePartnership),
        apiDocumentation: pictured(apiDocumentation),
      },
      ...anchorServices(services.map(pictured)),
    };
  },
  head: ({ texts, services }, { data, data: { content }, origin }) => ({
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
        provider: organization(data, origin),
      })),
      breadcrumbs(origin, [['Services', '/services']]),
    ],
  }),
});
