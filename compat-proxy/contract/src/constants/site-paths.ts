/** Addresses of the site's own pages that are always there; a post has one below `/press-releases`. */
export const sitePaths = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/lockers',
  '/faq',
  '/contact',
  '/franchise',
  '/press-releases',
  '/events',
  '/newsletter',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/register',
  '/login',
] as const;

/** Files that the server itself makes. */
export const serverFiles = [
  '/press-releases/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/site.webmanifest',
] as const;
