import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDTH_PARAM } from '@apoti/contract';
import { OPEN_FILE_HEADERS, PLAYED_POLICY, SANDBOX_POLICY } from '../../http/security-headers';
import { copyWidthOf, smallerCopy } from './smaller-copy';

/** What browsers play, in a page or in a tab of its own. */
const PLAYED = /\.(mp4|m4v|m4a|mov|webm|mkv|avi|mp3|wav|ogg|oga|ogv|opus|aac|flac)$/i;
/** What they show; everything else is given to be kept, never opened in our origin. No browser shows a PDF in a sandbox. */
const SHOWN = /\.(jpe?g|png|gif|webp|avif)$/i;

const PREFIX = '/uploads/';

/** Uploaded files, from DATA_DIR and never from Strapi; none of them can run in our origin. */
export async function storedFileRoutes(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = join(dataDir, 'public', 'uploads');
  await mkdir(root, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('preHandler', (request, reply) => sendSmaller(root, request, reply));
    await scope.register(fastifyStatic, {
      root,
      prefix: PREFIX,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.headers(OPEN_FILE_HEADERS);
        // A file in the trash is gone at once (C16): no cache that others share may go on giving it.
        reply.header('cache-control', 'public, max-age=300, s-maxage=0');
        reply.header('content-security-policy', PLAYED.test(path) ? PLAYED_POLICY : SANDBOX_POLICY);
        if (!SHOWN.test(path) && !PLAYED.test(path)) reply.header('content-disposition', 'attachment');
      },
    });
  });
}

/** A picture that is asked for in a width is sent as the copy that suits the browser best, if it has one. */
async function sendSmaller(root: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url, 'http://site');
  const width = copyWidthOf(searchParams.get(WIDTH_PARAM));
  if (width === undefined || !pathname.startsWith(PREFIX)) return undefined;
  // Whatever it is now: another browser, or this one later, gets another one.
  reply.header('vary', 'accept');
  const accept = request.headers.accept ?? '';
  const copy = await smallerCopy(root, { name: pathname.slice(PREFIX.length), width, accept });
  return copy === null ? undefined : reply.sendFile(copy);
}
