import useSWR, { mutate } from 'swr';
import {
  searchConsoleReplySchema,
  sitemapReplySchema,
  syncReplySchema,
  verifyReplySchema,
  type ApiError,
  type SearchConsoleReply,
  type Seo,
} from '@apoti/contract';
import { request } from './client';

const CONSOLE = '/api/seo/search-console';
/** Longest Google is asked for figures, in ms: the server gives up its key and its answer after 10 s each. */
const SYNC_MS = 25_000;
/** Longest the site is checked, in ms: the server reads it twice, up to 10 s each time, and asks for the first figures then. */
const VERIFY_MS = 25_000 + SYNC_MS;

/** What is known of Search Console, and of which settings. */
export type SearchConsoleKnown = SearchConsoleReply & { of: Seo['searchConsole'] };

/** What is known of Search Console for the settings that are saved: asked anew when others are; what was known of the last ones stays until then. */
export function useSearchConsole(saved: Seo['searchConsole'] | undefined) {
  return useSWR<SearchConsoleKnown, ApiError, readonly [string, Seo['searchConsole']] | undefined>(
    saved && [CONSOLE, saved],
    async ([path, of]) => ({ ...(await request(searchConsoleReplySchema, { path })), of }),
    { keepPreviousData: true },
  );
}

/** Asks anew for what is known, whatever the settings were. */
function askAgain() {
  return mutate((key) => Array.isArray(key) && key[0] === CONSOLE);
}

/** What the work answers; what is known is asked for after it in any case: without an answer it may have been done all the same. */
async function askedAfter<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await askAgain().catch(() => undefined);
  }
}

/** Makes the sitemap anew and says how many pages it names. Throws ApiError. */
export function generateSitemap() {
  return request(sitemapReplySchema, { method: 'POST', path: '/api/seo/sitemap', body: {} });
}

/** Has the site checked for what Google will look for. Throws ApiError. */
export function verifySite() {
  const call = { method: 'POST', path: '/api/seo/verify', body: {}, patienceMs: VERIFY_MS } as const;
  return askedAfter(() => request(verifyReplySchema, call));
}

/** Asks Google for its figures. Throws ApiError. */
export async function syncSearchConsole(): Promise<void> {
  const call = { method: 'POST', path: CONSOLE, body: {}, patienceMs: SYNC_MS } as const;
  await askedAfter(() => request(syncReplySchema, call));
}
