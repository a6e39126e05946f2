import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KindSource } from '../sources/kind-source';
import type { Sources } from '../sources/sources';

/**
 * Headers of a list for a signed-in person: a list has no place for them in its body. `ETag` is the revision, which an empty
 * list's save names by If-Match; `X-Stale` marks a copy while the CMS cannot be reached.
 */
export function markList<T>(reply: FastifyReply, sources: Sources, source: KindSource<T>): void {
  reply.header('cache-control', 'no-store').header('vary', 'Cookie, Origin');
  const revision = source.revision('full');
  if (revision !== undefined) reply.header('etag', `"${revision}"`);
  if (!sources.reachable || source.state.source !== 'cms') reply.header('x-stale', 'true');
}

/** Whether whoever asks has this very list already (`If-None-Match`), which is fresh: then 304 says all. After {@link markList}. */
export function isKnownList(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  return etag !== undefined && !reply.hasHeader('x-stale') && request.headers['if-none-match'] === etag;
}
