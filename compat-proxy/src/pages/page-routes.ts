import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Renderer } from '@apoti/contract';
import { sendPrepared } from '../http/send-prepared';
import type { PageCache } from './page-cache';
import { canonicalPath, pathOf } from './page-path';

/** Answers with the page of the request's address, or with the page for addresses that are not there (P19). */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: PageCache): Promise<FastifyReply> {
  const path = pathOf(request);
  const canonical = canonicalPath(path);
  if (canonical !== null && canonical !== path) return reply.redirect(canonical, 301);
  return sendPrepared(request, reply, await pages.get(canonical));
}

/** The site's pages. No session and no cookie plays a part in them: they are the same for everyone. */
export function pageRoutes(app: FastifyInstance, { renderer, pages }: { renderer: Renderer; pages: PageCache }): void {
  for (const path of renderer.routes) app.get(path, (request, reply) => sendPage(request, reply, pages));
}
