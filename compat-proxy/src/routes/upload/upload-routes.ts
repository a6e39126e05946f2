import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { cmsHeaders, cmsMediaItemSchema, cmsPaths } from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import type { People } from '../../sessions/person';
import { inFormTurn } from './form-turns';
import { readPicture } from './read-picture';

/** Decoding and encoding a large picture, behind others that came before it, takes longer than other calls; in ms. */
const TIMEOUT_MS = 45_000;

/** upload.php (C14): the size is limited here, everything else is judged where it is stored. */
export async function uploadRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People }): Promise<void> {
  await app.register(multipart);

  app.post('/upload.php', async (request, reply) => {
    // Nobody else's bytes are even read.
    await parts.people.require(request, reply);
    const { item } = await inFormTurn(async () => {
      const { bytes, label, fileName } = await readPicture(request);
      return callForPerson(parts, request, reply, () => ({
        schema: cmsMediaItemSchema,
        method: 'POST',
        path: cmsPaths.media,
        body: bytes,
        headers: {
          [cmsHeaders.uploadLabel]: encodeURIComponent(label),
          [cmsHeaders.uploadFileName]: encodeURIComponent(fileName),
        },
        timeoutMs: TIMEOUT_MS,
      }));
    });
    return { success: true, url: item.url, name: item.name };
  });
}
