import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_FILE_HEADERS } from '../http/security-headers';
import type { KeptBuilds } from './kept-builds';

type Parts = { webDist: string; kept: KeptBuilds };

/** Other forms of a file, which it is sent as, and what is no file of the site. */
const NOT_ASKED_FOR = /\.(html|br|gz)$|^\./;

/** The names of the files in a folder that may be asked for; the build makes none below it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !NOT_ASKED_FOR.test(entry.name)).map(({ name }) => name);
}

/**
 * The built site's files, compressed by the build; a name with a hash never changes its content. Files that this build does not
 * have may be those of another one that is kept. One route for all of them: a route for each was a tenth of a start (S12).
 */
export async function assetRoutes(app: FastifyInstance, { webDist, kept }: Parts): Promise<void> {
  const root = join(webDist, 'client');
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.headers(OPEN_FILE_HEADERS);
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  for (const name of await filesIn(root)) app.get(`/${name}`, (_, reply) => reply.sendFile(name));
  const hashed = new Set(await filesIn(join(root, 'assets')));
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    if (hashed.has(name)) return reply.sendFile(`assets/${name}`);
    const found = await kept.find(name);
    return found === null ? reply.callNotFound() : reply.sendFile(found.path, found.root);
  });
}
