import type { FastifyInstance } from 'fastify';
import { markSvg } from '@apoti/contract/lib/mark-svg';
import { sendPrepared } from '../http/send-prepared';
import { PublicReply } from '../sources/public-reply';
import type { Sources } from '../sources/sources';

type Parts = { sources: Sources; headers: Record<string, string> };

/** favicon.svg (P2): the mark with the first letter of the site's name, so that another name has another icon. */
export function faviconRoutes(app: FastifyInstance, { sources: { content }, headers }: Parts): void {
  const favicon = new PublicReply({
    headers,
    contentType: 'image/svg+xml',
    version: () => content.visibleVersion,
    text: () => markSvg(content.state.data.site.siteName),
  });
  content.onChange(() => favicon.refresh());
  app.get('/favicon.svg', async (request, reply) => sendPrepared(request, reply, await favicon.get()));
}
