import type { SiteData } from '../shared/site-data/site-data';

/** What a page says of itself to search engines and previews; `canonical` is null for an address that is not there. */
export type PageHead = { title: string; description: string; canonical: string | null; index: boolean };

/** The head of the page at `path`; null for an address that does not exist. */
export function pageHead(path: string | null, { site }: SiteData, origin: string): PageHead {
  const description = site.siteDescription;
  if (path === null) return { title: `Page not found | ${site.siteName}`, description, canonical: null, index: false };
  if (path === '/login') {
    return { title: `Sign in | ${site.siteName}`, description, canonical: `${origin}/login`, index: false };
  }
  return {
    title: `${site.siteName} | Parcel lockers in Lagos and Abuja`,
    description,
    canonical: `${origin}/`,
    index: true,
  };
}
