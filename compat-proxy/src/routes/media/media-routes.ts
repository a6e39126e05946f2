import type { FastifyInstance } from 'fastify';
import {
  cmsDoneSchema,
  cmsMediaItemSchema,
  cmsMediaSchema,
  cmsPaths,
  mediaDeletionSchema,
  mediaQuerySchema,
  mediaRestoreSchema,
  mediaTexts,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';

/** media.php (C15–C17). */
export function mediaRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People }): void {
  app.get('/media.php', async (request, reply) => {
    const call = () => {
      const { type } = parseBody(mediaQuerySchema, request.query);
      return { schema: cmsMediaSchema, method: 'GET', path: `${cmsPaths.media}?type=${type}` } as const;
    };
    return (await callForPerson(parts, request, reply, call)).items;
  });

  app.delete('/media.php', async (request, reply) => {
    await parts.people.require(request, reply);
    const body = parseBody(mediaDeletionSchema, request.body);
    if ('name' in body) {
      const call = { schema: cmsMediaItemSchema, method: 'POST', path: cmsPaths.trash, body } as const;
      const { item } = await callForPerson(parts, request, reply, () => call);
      return { success: true, message: mediaTexts.trashed, trashName: item.trashName };
    }
    const call = { schema: cmsDoneSchema, method: 'POST', path: cmsPaths.deleteForGood, body } as const;
    await callForPerson(parts, request, reply, () => call);
    return { success: true };
  });

  app.post('/media.php', async (request, reply) => {
    const { item } = await callForPerson(parts, request, reply, () => {
      const { trashName } = parseBody(mediaRestoreSchema, request.body);
      return { schema: cmsMediaItemSchema, method: 'POST', path: cmsPaths.restore, body: { trashName } } as const;
    });
    return { success: true, message: mediaTexts.restored, name: item.name, url: item.url };
  });
}
