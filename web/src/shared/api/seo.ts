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

/** Makes the sitemap anew and says how many pages it names. Throws ApiError. */
export function generateSitemap() {
  return request(sitemapReplySchema, { method: 'POST', path: '/api/seo/sitemap', body: {} });
}

/** Has the site checked for what Google will look for. Throws ApiError. */
export async function verifySite() {
  const found = await request(verifyReplySchema, { method: 'POST', path: '/api/seo/verify', body: {} });
  await askAgain();
  return found;
}

/** Asks Google for its figures. Throws ApiError. */
export async function syncSearchConsole(): Promise<void> {
  await request(syncReplySchema, { method: 'POST', path: CONSOLE, body: {} });
  await askAgain();
}
