import type { Seo } from '@apoti/contract';

/** The tabs of the screen in their order (back-office §2); the first is the usual one. */
export const seoTabs = [
  { id: 'general', label: 'General SEO' },
  { id: 'social', label: 'Social Media' },
  { id: 'technical', label: 'Technical SEO' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'search-console', label: 'Search Console' },
  { id: 'schema', label: 'Schema Markup' },
  { id: 'local', label: 'Local SEO' },
] as const;
export type SeoTab = (typeof seoTabs)[number]['id'];

/** What the form calls a field, and in which tab it is; messages about a field use the same words. */
export const seoFields: Record<keyof Seo, readonly [label: string, tab: SeoTab]> = {
  siteTitle: ['Site title', 'general'],
  tagline: ['Tagline', 'general'],
  metaDescription: ['Meta description', 'general'],
  metaKeywords: ['Meta keywords', 'general'],
  canonicalUrl: ['Canonical URL', 'general'],
  enableCanonicalUrls: ['Canonical URLs', 'general'],
  enableOpenGraph: ['Open Graph', 'social'],
  ogTitle: ['Open Graph title', 'social'],
  ogDescription: ['Open Graph description', 'social'],
  ogImage: ['Open Graph image', 'social'],
  ogType: ['Open Graph type', 'social'],
  enableTwitterCards: ['X cards', 'social'],
  twitterCard: ['X card type', 'social'],
  twitterSite: ['X account of the site', 'social'],
  twitterCreator: ['X account of the author', 'social'],
  twitterTitle: ['X title', 'social'],
  twitterDescription: ['X description', 'social'],
  twitterImage: ['X image', 'social'],
  enableRobots: ['Serve robots.txt', 'technical'],
  robotsTxt: ['robots.txt', 'technical'],
  enableSitemap: ['Sitemap', 'technical'],
  noIndexPages: ['Pages left out of search engines', 'technical'],
  redirects: ['Redirects', 'technical'],
  googleSearchConsole: ['Google code', 'analytics'],
  bingWebmaster: ['Bing code', 'analytics'],
  yandexWebmaster: ['Yandex code', 'analytics'],
  searchConsole: ['Search Console', 'search-console'],
  enableStructuredData: ['Structured data', 'schema'],
  organizationSchema: ['Organization', 'schema'],
  additionalSchema: ['More structured data', 'schema'],
  businessType: ['Business type', 'local'],
  businessCategory: ['Business category', 'local'],
  priceRange: ['Price range', 'local'],
  openingHours: ['Opening hours', 'local'],
};

/** Fields below those. */
const inner: Record<string, string> = {
  from: 'Old address',
  to: 'New address',
  type: 'Type',
  property: 'Property',
  verificationMethod: 'Verification method',
  verificationCode: 'Verification code',
  name: 'Name',
  legalName: 'Legal name',
  url: 'Website',
  logo: 'Logo',
  foundingDate: 'Founding date',
  founders: 'Founders',
  address: 'Address',
  streetAddress: 'Street',
  addressLocality: 'City',
  addressRegion: 'State',
  postalCode: 'Postal code',
  addressCountry: 'Country',
  contactPoint: 'Contact point',
  telephone: 'Telephone',
  contactType: 'Contact type',
  email: 'E-mail',
  sameAs: 'Profiles elsewhere',
  '@order': 'Order',
};

/** Whether a text is the name of one of the settings. */
export function isSeoField(name: string): name is keyof Seo {
  return name in seoFields;
}

/** A field's name in words. */
export function seoLabel(name: string): string {
  return isSeoField(name) ? seoFields[name][0] : (inner[name] ?? name);
}
