import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  postBulkReplySchema,
  postPageSchema,
  postQuerySchema,
  type ApiError,
  type PostBulk,
  type PostBulkResult,
  type PostPage,
  type PostQuery,
} from '@apoti/contract';
import { request } from './client';
import { MANY_MS } from './transport';

const PATH = '/api/posts';

/** A page of the list, and the query that it answers. */
export type PostListSeen = { query: PostQuery; page: PostPage };

/** The call's address, without what holds by itself: the same question always has the same one. */
function addressOf(query: PostQuery): string {
  const usual: Record<string, unknown> = postQuerySchema.parse({});
  const asked = Object.entries(query).filter(([name, value]) => value !== usual[name]);
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length === 0 ? PATH : `${PATH}?${params.toString()}`;
}

/** A page of the editor's list of posts (A10). The one before stays while the next is on its way, and when it fails. */
export function usePostList(query: PostQuery, options: SWRConfiguration<PostListSeen, ApiError> = {}) {
  const path = addressOf(query);
  return useSWR<PostListSeen, ApiError>(path, async () => ({ query, page: await request(postPageSchema, { path }) }), {
    keepPreviousData: true,
    ...options,
  });
}

/** Asks for the list again, after a write: what is shown at once, other pages when they are shown next. */
export async function refreshPostList(): Promise<void> {
  await mutate((key) => typeof key === 'string' && (key === PATH || key.startsWith(`${PATH}?`)));
}

/** Publishes, takes off the site or deletes posts as they stand (A10). Throws ApiError. */
export async function bulkPosts(bulk: PostBulk): Promise<PostBulkResult> {
  const call = { method: 'POST', path: `${PATH}/bulk`, body: bulk, patienceMs: MANY_MS } as const;
  return request(postBulkReplySchema, call);
}
