import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { OPEN_FILE_HEADERS } from '../http/security-headers';
import type { KeptBuilds } from './kept-builds';

type Parts = { webDist: string; kept: KeptBuilds };

/**
 * The built site's files, compressed by the build; a name with a hash never changes its content. Files that this build does not
 * have may be those of another one that is kept.
 */
export async function assetRoutes(app: FastifyInstance, { webDist, kept }: Parts): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webDist, 'client'),
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.headers(OPEN_FILE_HEADERS);
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const found = await kept.find(request.params['*']);
    return found === null ? reply.callNotFound() : reply.sendFile(found.path, found.root);
  });
}
