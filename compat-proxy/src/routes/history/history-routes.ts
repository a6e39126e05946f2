import type { FastifyInstance } from 'fastify';
import {
  cmsHistorySchema,
  cmsPaths,
  cmsRestoredSchema,
  historyQuerySchema,
  historyRestoreSchema,
  type HistoryKind,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { senderOf } from '../../http/save-request';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';

/** What was changed, and bringing it back (C6). */
export function historyRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People; sources: Sources }): void {
  app.get('/history', async (request, reply) =>
    callForPerson(parts, request, reply, () => {
      const asked = Object.entries(parseBody(historyQuerySchema, request.query));
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      return { schema: cmsHistorySchema, method: 'GET', path: `${cmsPaths.history}?${query.toString()}` };
    }),
  );

  app.post('/history/restore', async (request, reply) => {
    let kind: HistoryKind = 'content';
    const { revision, changed } = await callForPerson(parts, request, reply, () => {
      const wanted = parseBody(historyRestoreSchema, request.body);
      ({ kind } = wanted);
      const { session, idempotencyKey } = senderOf(request);
      const key = idempotencyKey === undefined ? {} : { idempotencyKey };
      return {
        schema: cmsRestoredSchema,
        method: 'POST',
        path: cmsPaths.restoreHistory,
        body: { ...wanted, session, ...key },
        members: ['issues', 'newer', 'closes'],
      };
    });
    // Brought back is brought back, also when the CMS does not answer this question any more.
    if (changed) await parts.sources[kind].refresh().catch(() => undefined);
    return { success: true, revision, changed };
  });
}
