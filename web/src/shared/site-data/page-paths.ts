/** Every public page and its address (public-site §2). `not-found` stands for all others. */
export const pagePaths = {
  home: '/',
  about: '/about',
  services: '/services',
  pricing: '/pricing',
  lockers: '/lockers',
  faq: '/faq',
  contact: '/contact',
  franchise: '/franchise',
  'press-releases': '/press-releases',
  'press-release': '/press-releases/:id',
  events: '/events',
  newsletter: '/newsletter',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  register: '/register',
  login: '/login',
} as const;

/** A page that has an address of its own. */
export type PageName = keyof typeof pagePaths;

/** Pages whose data depend on the address's parameters; the others have all they need and choose from it themselves. */
export const filteredByServer: readonly string[] = ['press-releases' satisfies PageName];

/** The one pattern with a variable part, and what may stand there. */
const PRESS_RELEASE = /^\/press-releases\/([A-Za-z0-9_-]{1,100})$/;

/** The page at a path and the path's variable parts; null when there is none. */
export function findPage(pathname: string): { name: PageName; params: Record<string, string> } | null {
  const id = PRESS_RELEASE.exec(pathname)?.[1];
  if (id !== undefined) return { name: 'press-release', params: { id } };
  const name = pageNames.find((each) => pagePaths[each] === pathname);
  return name === undefined ? null : { name, params: {} };
}

/** The names, in the order of the navigation. */
export const pageNames = Object.keys(pagePaths).filter((name): name is PageName => name in pagePaths);
