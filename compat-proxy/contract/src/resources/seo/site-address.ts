import type { Seo } from './seo';

/**
 * The address by which the site wants to be known, without a slash at its end: that of the settings, else the one that the server
 * is set to (`origin`). All that is told of addresses outside goes by it: canonical, sitemap, robots.txt, structured data, feed, previews.
 */
export function siteAddress({ canonicalUrl }: Pick<Seo, 'canonicalUrl'>, origin: string): string {
  return canonicalUrl.replace(/\/$/, '') || origin;
}
