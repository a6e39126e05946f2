import { findPage } from '../../shared/site-data/page-paths';

/** What the service worker does with a request; `untouched`: it goes its way as if there were no worker. */
export type Way = 'page' | 'file' | 'picture' | 'untouched';

/** Of a request, what decides that. */
export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url' | 'referrer'> & { hasRange: boolean };

/** First parts of addresses that belong to somebody, or are no page: where people sign in, the back-office, links that are one person's secret. */
const OTHERS: readonly string[] = [
  'admin',
  'api',
  'assets',
  'healthz',
  'login',
  'preview-frame',
  'readyz',
  'register',
  'reset-password',
  'unsubscribe',
  'uploads',
  '_ui',
];

/**
 * Paths as the server writes those of pages: no dot, no empty part, nothing encoded. Each part ends in one way only: else a file's
 * long name would be tried in so many ways that the worker stood still.
 */
const PAGE_PATH = /^\/(?:[\w~-]+(?:\/|$))*$/;

/** The built files, whose names change with their content. */
const FILES = '/assets/';

const isOthers = (path: string) => OTHERS.includes(path.split('/')[1] ?? '');

/** Whether the page of a path may be kept on a device: a public one that shows the same to everybody. */
export function isKeepable(path: string): boolean {
  return !isOthers(path) && findPage(path) !== null;
}

/** The path of an address of ours, such as of the referrer of a request; empty for none and for others' addresses. */
function ownPath(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? new URL(address).pathname : '';
}

/**
 * What is done with a request (X4). Everything that is not named here is left alone: calls, writes, other sites, parts of files,
 * whatever belongs to the back-office or to a person.
 * @param origin the site's own
 */
export function wayOf({ method, mode, destination, url, referrer, hasRange }: Asked, origin: string): Way {
  const { origin: itsOrigin, pathname } = new URL(url);
  if (method !== 'GET' || itsOrigin !== origin || hasRange) return 'untouched';
  if (mode === 'navigate')
    return destination === 'document' && PAGE_PATH.test(pathname) && !isOthers(pathname) ? 'page' : 'untouched';
  const from = ownPath(referrer, origin);
  const isAsset = pathname.startsWith(FILES);
  if (destination === 'image')
    return (isAsset || pathname.startsWith('/uploads/')) && isKeepable(from) ? 'picture' : 'untouched';
  // What a file asks for, as a style sheet does for a font, says nothing of the page.
  return isAsset && (from.startsWith(FILES) || !isOthers(from)) ? 'file' : 'untouched';
}
