import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiError, libraryTexts } from '@apoti/contract';
import { SANDBOX_POLICY } from '../../http/security-headers';
import type { People } from '../../sessions/person';
import type { StoredFiles } from '../../stored-files/stored-files';
import { fileOf } from './file-of';

type Parts = { people: People; storedFiles: StoredFiles };

/** What is shown, by the ending that it was stored under: the library keeps no other pictures. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

const missing = () => new ApiError('not_found', libraryTexts.noFile);

/** Pictures in the trash (A15), for Admins only and never kept: what was deleted is public nowhere. */
export function trashedPictureRoutes(app: FastifyInstance, { people, storedFiles }: Parts): void {
  app.get('/library/trash/:file', async (request, reply) => {
    await people.require(request, reply);
    const name = fileOf(request);
    const type = types[/\.([a-z]{3,4})$/.exec(name)?.[1] ?? ''];
    if (type === undefined || basename(name) !== name || name.startsWith('.')) throw missing();
    const picture = await storedFiles.readTrashed(name);
    if (picture === null) throw missing();
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', SANDBOX_POLICY)
      .type(type)
      .send(picture);
  });
}
