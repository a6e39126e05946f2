import type { Content, Placed, Seo } from '@apoti/contract';
import { absoluteUrl } from './preview';
import { reachFacts } from './reach-facts';

/** The mark as a raster picture, which the public origin draws; in its place the media library may have a logo. */
const LOGO = '/icon-512.png';

type Known = { content: Pick<Content, 'site' | 'contact'>; media: Placed; seo: Seo };

/** An object without what is empty; nothing at all when all of it is. */
function facts(type: string, all: Record<string, string>): object | undefined {
  const filled = Object.entries(all).filter(([, value]) => value.trim() !== '');
  return filled.length === 0 ? undefined : { '@type': type, ...Object.fromEntries(filled) };
}

/** Whom to call or write to for what, as the SEO settings say; none without a way to do either. */
function contactPoint({
  contactType,
  telephone,
  email,
}: Seo['organizationSchema']['contactPoint']): object | undefined {
  const ways = reachFacts({ phone: telephone, email });
  return Object.keys(ways).length === 0 ? undefined : facts('ContactPoint', { contactType, ...ways });
}

/** What a business with doors must have beside that for search engines: where it is and how it looks, its prices and hours. */
function localFacts({ content, seo }: Known, said: Record<string, unknown>): object {
  const { businessType, priceRange, openingHours } = seo;
  if (businessType !== 'LocalBusiness') return {};
  const address = facts('PostalAddress', { streetAddress: content.contact.address, addressCountry: 'NG' });
  return { address: said['address'] ?? address, image: said['logo'], priceRange, openingHours };
}

/**
 * The company for search engines (schema.org): what the SEO settings say of it, else the content, and nothing that is left
 * empty.
 */
export function organization(known: Known, origin: string): object {
  const { content, media, seo } = known;
  const { site, contact } = content;
  const { organizationSchema: own, businessType, businessCategory } = seo;
  const profiles = Object.values(contact.socialMedia).filter((address) => address.startsWith('https://'));
  const said: Record<string, unknown> = {
    name: own.name || site.siteName,
    legalName: own.legalName,
    url: own.url === '' ? `${origin}/` : absoluteUrl(own.url, origin),
    logo: own.logo === '' ? `${origin}${media.logo?.url ?? LOGO}` : absoluteUrl(own.logo, origin),
    ...reachFacts(contact),
    foundingDate: own.foundingDate,
    founder: own.founders.map((name) => ({ '@type': 'Person', name })),
    address: facts('PostalAddress', own.address),
    contactPoint: contactPoint(own.contactPoint),
    sameAs: own.sameAs.length === 0 ? profiles : own.sameAs,
    knowsAbout: businessCategory.trim(),
  };
  const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined);
  return {
    '@type': businessType,
    '@id': `${origin}/#organization`,
    ...Object.fromEntries(Object.entries({ ...said, ...localFacts(known, said) }).filter(([, value]) => isSaid(value))),
  };
}
