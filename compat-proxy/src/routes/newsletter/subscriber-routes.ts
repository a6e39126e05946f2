import type { FastifyInstance } from 'fastify';
import {
  cmsSubscriberPaths,
  subscriberDeletionSchema,
  subscriberPageSchema,
  subscriberQuerySchema,
  subscribersDeletedSchema,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';
import { exportSubscribers } from './export-subscribers';

type Parts = {
  cms: CmsClient;
  people: People;
  /** The site's own address, without a trailing slash. */
  origin: string;
};

/** A step of a deletion waits for other saves and writes a thousand rows: how long it may take, in ms. */
const DELETION_TIMEOUT_MS = 8_000;

/** The back-office's calls for subscribers (A16): their list, deletion in steps, export as CSV. */
export function subscriberRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/subscribers', (request, reply) =>
    callForPerson(parts, request, reply, () => {
      const query = Object.entries(parseBody(subscriberQuerySchema, request.query));
      const params = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
      return { schema: subscriberPageSchema, method: 'GET', path: `${cmsSubscriberPaths.page}?${params.toString()}` };
    }),
  );

  app.post('/subscribers/delete', async (request, reply) => {
    const result = await callForPerson(parts, request, reply, () => ({
      schema: subscribersDeletedSchema,
      method: 'POST',
      path: cmsSubscriberPaths.delete,
      timeoutMs: DELETION_TIMEOUT_MS,
      body: parseBody(subscriberDeletionSchema, request.body),
    }));
    return { success: true, ...result };
  });

  app.post('/subscribers/export', (request, reply) => exportSubscribers(parts, request, reply));
}
