/** What the pages' policy lets a browser load: our own files, pictures within the address, and other hosts' by https. */
const LOADABLE = /^(\/(?!\/)|https:\/\/|data:image\/)/i;

/**
 * Address of a picture as a page shows it: our own ones without `origin` (the site's, without a trailing slash). Empty for
 * one that browsers would refuse, such as an old entry's `http://` picture of another host: its place belongs to the fallback.
 */
export function pictureAddress(address: string, origin: string): string {
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return LOADABLE.test(own) ? own : '';
}
