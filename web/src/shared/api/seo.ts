import useSWR, { mutate } from 'swr';
import {
  searchConsoleReplySchema,
  sitemapReplySchema,
  syncReplySchema,
  verifyReplySchema,
  type ApiError,
  type SearchConsoleReply,
} from '@apoti/contract';
import { request } from './client';

const CONSOLE = '/api/seo/search-console';

/** What is known of Search Console. */
export function useSearchConsole() {
  return useSWR<SearchConsoleReply, ApiError>(CONSOLE, () => request(searchConsoleReplySchema, { path: CONSOLE }));
}

/** Makes the sitemap anew and says how many pages it names. Throws ApiError. */
export function generateSitemap() {
  return request(sitemapReplySchema, { method: 'POST', path: '/api/seo/sitemap', body: {} });
}

/** Has the site checked for what Google will look for. Throws ApiError. */
export async function verifySite() {
  const found = await request(verifyReplySchema, { method: 'POST', path: '/api/seo/verify', body: {} });
  await mutate(CONSOLE);
  return found;
}

/** Asks Google for its figures. Throws ApiError. */
export async function syncSearchConsole(): Promise<void> {
  const { success: _success, ...known } = await request(syncReplySchema, { method: 'POST', path: CONSOLE, body: {} });
  await mutate(CONSOLE, known, { revalidate: false });
}
