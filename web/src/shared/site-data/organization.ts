import type { Content } from '@apoti/contract';

/** The company for search engines (schema.org): what the content says of it, and nothing that is left empty. */
export function organization({ site, contact }: Content, origin: string): object {
  const sameAs = Object.values(contact.socialMedia).filter((address) => address.startsWith('https://'));
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.siteName,
    url: `${origin}/`,
    ...(contact.email === '' ? {} : { email: contact.email }),
    ...(contact.phone === '' ? {} : { telephone: contact.phone }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}
