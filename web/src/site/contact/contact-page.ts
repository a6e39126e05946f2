import { offices } from '@apoti/contract/constants/offices';
import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { reachFacts } from '../../shared/site-data/reach-facts';
import { breadcrumbs, questionFacts } from '../../shared/site-data/structured';
import { contactDataOf, type ContactData } from './contact-data';

/** The company with its ways in, first the one of the SEO settings, and its offices, for search engines. */
function reachable(company: object, { contact }: ContactData): object {
  const { phone, email, supportEmail } = contact;
  const point = (contactType: string, address: string) => {
    const ways = reachFacts({ phone, email: address });
    if (Object.keys(ways).length === 0) return [];
    return [{ '@type': 'ContactPoint', contactType, areaServed: 'NG', availableLanguage: 'en', ...ways }];
  };
  const own = 'contactPoint' in company ? [company.contactPoint] : [];
  const points = [...own, ...point('customer service', email), ...point('customer support', supportEmail)];
  return {
    '@context': 'https://schema.org',
    ...company,
    ...(points.length === 0 ? {} : { contactPoint: points }),
    location: offices.map((office) => ({
      '@type': 'Place',
      name: office.name,
      address: { '@type': 'PostalAddress', streetAddress: office.address, addressCountry: 'NG' },
      geo: { '@type': 'GeoCoordinates', latitude: office.coordinates.lat, longitude: office.coordinates.lng },
    })),
  };
}

/** How to reach the company: by phone, by mail, with a form and in its offices (P11). */
export const contactPage = definePage({
  kinds: ['content', 'stations'],
  params: { sent: () => ['contact'] },
  page: ({ data, settings }) => contactDataOf(data, settings?.mapTiles ?? null),
  head: (page, { data, origin }) => ({
    title: 'Contact',
    description: summary(
      `Call, write or drop by: our offices are ${offices.map(({ name }) => name).join(', ')}.` +
        (page.contact.hours === '' ? '' : ` Hours: ${page.contact.hours}.`),
    ),
    structured: [
      breadcrumbs(origin, [['Contact', '/contact']]),
      reachable(organization(data, origin), page),
      ...questionFacts(page.faqs),
    ],
  }),
});
