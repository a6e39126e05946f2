import { hasCoordinates } from '@apoti/contract/lib/geo';
import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { reachFacts } from '../../shared/site-data/reach-facts';
import { breadcrumbs, questionFacts } from '../../shared/site-data/structured';
import { contactDataOf, type ContactData, type PlaceOffice } from './contact-data';

function placeFacts({ name, address, coordinates }: PlaceOffice): object {
  return {
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'NG' },
    ...(hasCoordinates(coordinates)
      ? { geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } }
      : {}),
  };
}

/** The company with its ways in, first the one of the SEO settings, and its offices, for search engines. */
function reachable(company: object, { contact, offices }: ContactData): object {
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
    ...(offices.length === 0 ? {} : { location: offices.map(placeFacts) }),
  };
}

/** Where to drop by, if anywhere. */
function invitation(offices: readonly PlaceOffice[]): string {
  const names = offices.map(({ name }) => name).join(', ');
  if (offices.length === 0) return 'Call us, or write to us.';
  return `Call, write or drop by: ${offices.length === 1 ? 'our office is' : 'our offices are'} ${names}.`;
}

/** How to reach the company: by phone, by mail, with a form and in its offices (P11). */
export const contactPage = definePage({
  kinds: ['content', 'stations'],
  params: { sent: () => ['contact'] },
  page: ({ data, settings }) => contactDataOf(data, settings?.mapTiles ?? null),
  head: (page, { data, origin }) => ({
    title: 'Contact',
    description: summary(
      invitation(page.offices) + (page.contact.hours === '' ? '' : ` Hours: ${page.contact.hours}.`),
    ),
    structured: [
      breadcrumbs(origin, [['Contact', '/contact']]),
      reachable(organization(data, origin), page),
      ...questionFacts(page.faqs),
    ],
  }),
});
