import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type Renderer } from '@apoti/contract';
import { z } from 'zod';
import { encodingOf, sendChosen } from '../http/send-prepared';
import { RETRY_SECONDS, type PageCache } from './page-cache';
import { canonicalPath, pathOf } from './page-path';

/** Answers with the page of the request's address, or with the page for addresses that are not there (P19). */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: PageCache): Promise<FastifyReply> {
  const path = pathOf(request);
  const query = request.url.slice(path.length);
  const canonical = canonicalPath(path);
  if (canonical !== null && canonical !== path) return reply.redirect(`${canonical}${query}`, 301);
  const page = await pages.get(canonical === null ? null : `${canonical}${query}`, encodingOf(request));
  return sendChosen(request, reply, page);
}

const BUSY = 'Many people are searching at the moment. Please try again in a few seconds.';
const dataQuery = z.object({ address: z.string().max(2_000).default('/') });

/** The site's pages. No session and no cookie plays a part in them: they are the same for everyone. */
export function pageRoutes(
  app: FastifyInstance,
  { renderer, pages, pageData }: { renderer: Renderer; pages: PageCache; pageData: PageCache },
): void {
  for (const path of renderer.routes) app.get(path, (request, reply) => sendPage(request, reply, pages));

  /** What a page shows, for the browser that goes there without loading a document. */
  app.get('/api/pages', async (request, reply) => {
    const query = dataQuery.safeParse(request.query);
    if (!query.success) throw new ApiError('bad_request', 'The address of the page is not valid');
    const { address } = query.data;
    const path = pathOf({ url: address });
    const known = canonicalPath(path) === path ? address : null;
    const answer = await pageData.get(known, encodingOf(request));
    if (answer.status === 503) throw new ApiError('unavailable', BUSY, { retryAfter: RETRY_SECONDS });
    return sendChosen(request, reply, answer);
  });
}
