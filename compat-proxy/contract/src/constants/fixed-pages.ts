/** Addresses of pages that every site has (public-site §2): none of them ever goes away. */
export const fixedPages: readonly string[] = [
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
  '/register',
  '/login',
];
