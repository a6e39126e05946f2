import { offices } from '@apoti/contract/constants/offices';
import { summary } from '../../shared/lib/summary';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { contactDataOf, type ContactData } from './contact-data';

const SCHEMA = 'https://schema.org';

/** The company with its ways in and its offices, for search engines. */
function organization({ contact }: ContactData, { name, origin }: { name: string; origin: string }): object {
  const { phone, email, supportEmail, socialMedia } = contact;
  const point = (contactType: string, address: string) => ({
    '@type': 'ContactPoint',
    contactType,
    areaServed: 'NG',
    availableLanguage: 'en',
    ...(phone === '' ? {} : { telephone: phone }),
    ...(address === '' ? {} : { email: address }),
  });
  const sameAs = Object.values(socialMedia).filter((link) => link.startsWith('http'));
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    contactPoint: [point('customer service', email), point('customer support', supportEmail)],
    ...(sameAs.length === 0 ? {} : { sameAs }),
    location: offices.map((office) => ({
      '@type': 'Place',
      name: office.name,
      address: { '@type': 'PostalAddress', streetAddress: office.address, addressCountry: 'NG' },
      geo: { '@type': 'GeoCoordinates', latitude: office.coordinates.lat, longitude: office.coordinates.lng },
    })),
  };
}

/** The questions that the page shows. */
function questions({ faqs }: ContactData): object[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@context': SCHEMA,
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** How to reach the company: by phone, by mail, with a form and in its offices (P11). */
export const contactPage = definePage({
  kinds: ['content', 'stations'],
  params: { sent: () => ['contact'] },
  page: ({ data, settings }) => contactDataOf(data, settings?.mapTiles ?? null),
  head: (page, { data, origin }) => ({
    title: 'Contact',
    description: summary(
      `Call, write or drop by: our offices are ${offices.map(({ name }) => name).join(', ')}. Hours: ${page.contact.hours}.`,
    ),
    structured: [
      breadcrumbs(origin, [['Contact', '/contact']]),
      organization(page, { name: data.content.site.siteName, origin }),
      ...questions(page),
    ],
  }),
});
