import type { Content, Placed } from '@apoti/contract';

/** The mark as a raster picture, which the public origin draws; in its place the media library may have a logo. */
const LOGO = '/icon-512.png';

type Known = { content: Pick<Content, 'site' | 'contact'>; media: Placed };

/** The company for search engines (schema.org): what the content says of it, and nothing that is left empty. */
export function organization({ content: { site, contact }, media: { logo } }: Known, origin: string): object {
  const sameAs = Object.values(contact.socialMedia).filter((address) => address.startsWith('https://'));
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.siteName,
    url: `${origin}/`,
    logo: `${origin}${logo?.url ?? LOGO}`,
    ...(contact.email === '' ? {} : { email: contact.email }),
    ...(contact.phone === '' ? {} : { telephone: contact.phone }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}
