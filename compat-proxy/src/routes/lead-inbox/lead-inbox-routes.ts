import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ApiError,
  cmsLeadPaths,
  leadBulkResultSchema,
  leadBulkSchema,
  leadCountSchema,
  leadIdSchema,
  leadInboxTexts,
  leadMoveSchema,
  leadPageSchema,
  leadQuerySchema,
  leadResendSchema,
  leadShownSchema,
  newLeadNoteSchema,
  newLeadReplySchema,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { keyIn } from '../../http/save-request';
import type { People } from '../../sessions/person';
import { exportRoute } from './export-leads';

type Parts = { cms: CmsClient; people: People };
type Sent = { path: string; body: unknown };

/** A hundred leads are a hundred changes, one after the other: how long they may take, in ms. */
const BULK_TIMEOUT_MS = 30_000;
const CONFLICT_MEMBERS = ['issues', 'lead'];
const idParams = z.object({ id: leadIdSchema });

/** The lead that an address names. @throws ApiError `not_found`, also for what can be no name */
function idOf(request: FastifyRequest): string {
  const params = idParams.safeParse(request.params);
  if (!params.success) throw new ApiError('not_found', leadInboxTexts.missing);
  return params.data.id;
}

/** Under which something is done once; who names no key asks for something new. @throws ApiError `invalid` */
function keyOf(request: FastifyRequest): string {
  return keyIn(request) ?? randomUUID();
}

/** The back-office's inbox of what the forms brought (P20, P21), for Admins only. */
export function leadInboxRoutes(app: FastifyInstance, parts: Parts): void {
  async function change(request: FastifyRequest, reply: FastifyReply, sentOf: () => Sent): Promise<object> {
    const { lead } = await callForPerson(parts, request, reply, () => ({
      schema: leadShownSchema,
      method: 'POST',
      ...sentOf(),
      members: CONFLICT_MEMBERS,
    }));
    return { success: true, lead };
  }

  app.get('/leads', (request, reply) =>
    callForPerson(parts, request, reply, () => {
      const query = Object.entries(parseBody(leadQuerySchema, request.query));
      const params = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
      return { schema: leadPageSchema, method: 'GET', path: `${cmsLeadPaths.page}?${params.toString()}` };
    }),
  );
  app.get('/leads/count', (request, reply) =>
    callForPerson(parts, request, reply, () => ({ schema: leadCountSchema, method: 'GET', path: cmsLeadPaths.count })),
  );
  exportRoute(app, parts);
  app.get('/leads/:id', (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: leadShownSchema,
      method: 'GET',
      path: cmsLeadPaths.lead(idOf(request)),
    })),
  );

  app.post('/leads/:id/state', (request, reply) =>
    change(request, reply, () => ({
      path: cmsLeadPaths.state(idOf(request)),
      body: parseBody(leadMoveSchema, request.body),
    })),
  );
  app.post('/leads/:id/notes', (request, reply) =>
    change(request, reply, () => ({
      path: cmsLeadPaths.notes(idOf(request)),
      body: { ...parseBody(newLeadNoteSchema, request.body), key: keyOf(request) },
    })),
  );
  app.post('/leads/:id/reply', (request, reply) =>
    change(request, reply, () => ({
      path: cmsLeadPaths.reply(idOf(request)),
      body: { ...parseBody(newLeadReplySchema, request.body), key: keyOf(request) },
    })),
  );
  app.post('/leads/:id/resend', (request, reply) =>
    change(request, reply, () => ({
      path: cmsLeadPaths.resend(idOf(request)),
      body: parseBody(leadResendSchema, request.body),
    })),
  );
  app.post('/leads/bulk', async (request, reply) => {
    const result = await callForPerson(parts, request, reply, () => ({
      schema: leadBulkResultSchema,
      method: 'POST',
      path: cmsLeadPaths.bulk,
      timeoutMs: BULK_TIMEOUT_MS,
      body: parseBody(leadBulkSchema, request.body),
    }));
    return { success: true, ...result };
  });
}
