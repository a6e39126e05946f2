import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ApiError,
  backupNameSchema,
  backupsReplySchema,
  backupTexts,
  cmsBackupPaths,
  doneSchema,
  namedBackupSchema,
  newBackupSchema,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';

type Parts = { cms: CmsClient; people: People; dataDir: string };

const params = z.object({ name: backupNameSchema });
const missing = () => new ApiError('not_found', backupTexts.missing);

/** Backups (A18), for Admins only. The CMS makes and restores them; an archive is handed out from the data folder. */
export function backupRoutes(app: FastifyInstance, parts: Parts): void {
  const change = (request: FastifyRequest, reply: FastifyReply, sentOf: () => { path: string; body: unknown }) =>
    callForPerson(parts, request, reply, () => ({ schema: doneSchema, method: 'POST', ...sentOf() }));

  app.get('/backups', (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: backupsReplySchema,
      method: 'GET',
      path: cmsBackupPaths.list,
    })),
  );
  app.post('/backups', (request, reply) =>
    change(request, reply, () => ({ path: cmsBackupPaths.make, body: parseBody(newBackupSchema, request.body) })),
  );
  app.post('/backups/restore', (request, reply) =>
    change(request, reply, () => ({ path: cmsBackupPaths.restore, body: parseBody(namedBackupSchema, request.body) })),
  );
  app.delete('/backups', (request, reply) =>
    change(request, reply, () => ({ path: cmsBackupPaths.delete, body: parseBody(namedBackupSchema, request.body) })),
  );
  app.get('/backups/:name', async (request, reply) => {
    let name = '';
    await callForPerson(parts, request, reply, () => {
      const parsed = params.safeParse(request.params);
      if (!parsed.success) throw missing();
      name = parsed.data.name;
      return { schema: doneSchema, method: 'GET', path: cmsBackupPaths.one(name) };
    });
    return sendArchive(reply, join(parts.dataDir, 'backups', name), name);
  });
}

/** Part by part, however large; nobody on the way keeps a copy. */
async function sendArchive(reply: FastifyReply, path: string, name: string): Promise<FastifyReply> {
  const handle = await open(path).catch(() => {
    throw missing();
  });
  const { size } = await handle.stat();
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-length', size)
    .header('cache-control', 'no-store')
    .type('application/gzip')
    .send(handle.createReadStream());
}
