import type { Content } from '@apoti/contract';

/** The mark as a raster picture, which the public origin draws. */
const LOGO = '/icon-512.png';

/** The company for search engines (schema.org): what the content says of it, and nothing that is left empty. */
export function organization({ site, contact }: Content, origin: string): object {
  const sameAs = Object.values(contact.socialMedia).filter((address) => address.startsWith('https://'));
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.siteName,
    url: `${origin}/`,
    logo: `${origin}${LOGO}`,
    ...(contact.email === '' ? {} : { email: contact.email }),
    ...(contact.phone === '' ? {} : { telephone: contact.phone }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}
