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

/** Files that the server itself makes, or has beside the pages. */
export const serverFiles = [
  '/press-releases/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/site.webmanifest',
  '/og.jpg',
  '/service-worker.js',
] as const;
