import type { Redirect } from './redirects';
import type { Seo } from './seo';
import { siteAddress } from './site-address';

/** The redirects as the site follows them: one to an address of its own (`origin`: the server's, or the settings') is one within it. */
export function followedRedirects(seo: Pick<Seo, 'canonicalUrl' | 'redirects'>, origin: string): Redirect[] {
  const own = [origin, siteAddress(seo, origin)].filter((address) => address !== '');
  return seo.redirects.map((redirect) => ({ ...redirect, to: withinSite(redirect.to, own) }));
}

function withinSite(to: string, own: readonly string[]): string {
  const origin = own.find((address) => to === address || to.startsWith(`${address}/`));
  if (origin === undefined) return to;
  // A browser takes what follows two slashes for another site.
  return to.slice(origin.length).replace(/^\/+/, '/') || '/';
}
