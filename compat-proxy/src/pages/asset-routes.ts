import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isNotModified } from '../http/prepared-reply';
import { OPEN_FILE_HEADERS } from '../http/security-headers';
import { sendPrepared } from '../http/send-prepared';
import type { AssetMemory } from './asset-memory';
import { filesIn } from './files-in';
import type { KeptBuilds } from './kept-builds';

type Parts = { webDist: string; kept: KeptBuilds; assets: AssetMemory };

/** Leaves out a file that the client has, by the tag that it was sent with. */
async function unlessKnown(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const etag = reply.getHeader('etag');
  const isKnown = typeof etag === 'string' && isNotModified({ etag }, request.headers['if-none-match']);
  if (reply.statusCode !== 200 || !isKnown) return payload;
  if (payload instanceof Readable) payload.destroy();
  for (const name of ['content-length', 'content-encoding', 'content-type']) reply.removeHeader(name);
  reply.code(304);
  return null;
}

/**
 * The built site's files, compressed by the build; a name with a hash never changes its content, and is answered from memory. Files
 * that this build does not have may be those of another one that is kept. One route for all of them: a route for each was a tenth of a start (S12).
 */
export async function assetRoutes(app: FastifyInstance, { webDist, kept, assets }: Parts): Promise<void> {
  const root = join(webDist, 'client');
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.headers(OPEN_FILE_HEADERS);
      const hashed = basename(dirname(path)) === 'assets';
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      // The name with its hash and its coding says what the file holds, on every machine; its time does not.
      if (hashed) reply.header('etag', `"${basename(path)}"`);
    },
  });
  for (const name of await filesIn(root)) app.get(`/${name}`, (_, reply) => reply.sendFile(name));
  app.get<{ Params: { '*': string } }>('/assets/*', { onSend: unlessKnown }, async (request, reply) => {
    const name = request.params['*'];
    const prepared = await assets.find(`/assets/${name}`);
    if (prepared !== undefined) return sendPrepared(request, reply, prepared);
    const found = await kept.find(name);
    return found === null ? reply.callNotFound() : reply.sendFile(found.path, found.root);
  });
}
