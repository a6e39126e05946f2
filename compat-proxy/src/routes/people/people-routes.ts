import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  activityPageSchema,
  activityQuerySchema,
  ApiError,
  cmsPeoplePaths,
  INVITATIONS_PER_HOUR,
  invitationSchema,
  MAX_ROW_ID,
  peopleReplySchema,
  peopleTexts,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';
import { SharedLimit, type SharedStore } from '../../shared/shared-store';

type Parts = {
  cms: CmsClient;
  people: People;
  /** The site's own address, without a trailing slash: where mailed links lead, whatever a request says. */
  origin: string;
  shared: SharedStore;
};

const HOUR_MS = 60 * 60 * 1000;
const rule = {
  name: 'invitations',
  kind: 'sliding',
  points: INVITATIONS_PER_HOUR,
  windowMs: HOUR_MS,
  alone: 'count',
} as const;
const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .pipe(z.number().max(MAX_ROW_ID)),
});

/** The account that an address names. @throws ApiError `not_found`, also for what can be no id */
function idOf(request: FastifyRequest): number {
  const params = idParams.safeParse(request.params);
  if (!params.success) throw new ApiError('not_found', peopleTexts.missing);
  return params.data.id;
}

/** Who may enter the back-office, and what they did (A19), for Admins only. */
export function peopleRoutes(app: FastifyInstance, parts: Parts): void {
  const limit = new SharedLimit(parts.shared, rule);
  const schema = peopleReplySchema;

  /** Mails an invitation: so many an hour, that nobody fills mailboxes with a session that was left open. */
  async function invite(request: FastifyRequest, reply: FastifyReply, sentOf: () => { path: string; body: object }) {
    const { id } = await parts.people.require(request, reply);
    const sent = sentOf();
    const taken = await limit.take(String(id));
    if (!taken.taken) {
      const retryAfter = Math.max(1, Math.ceil(taken.waitMs / 1000));
      throw new ApiError('rate_limited', peopleTexts.tooMany, { retryAfter });
    }
    const body = { ...sent.body, origin: parts.origin };
    return callForPerson(parts, request, reply, () => ({ schema, method: 'POST', path: sent.path, body })).catch(
      async (error: unknown) => {
        await limit.giveBack(String(id));
        throw error;
      },
    );
  }

  app.get('/people', (request, reply) =>
    callForPerson(parts, request, reply, () => ({ schema, method: 'GET', path: cmsPeoplePaths.people })),
  );
  app.post('/people', (request, reply) =>
    invite(request, reply, () => ({
      path: cmsPeoplePaths.people,
      body: parseBody(invitationSchema, request.body),
    })),
  );
  app.post('/people/:id/invite', (request, reply) =>
    invite(request, reply, () => ({ path: cmsPeoplePaths.invite(idOf(request)), body: {} })),
  );
  for (const action of ['withdraw', 'disable', 'enable'] as const) {
    app.post(`/people/:id/${action}`, (request, reply) =>
      callForPerson(parts, request, reply, () => ({
        schema,
        method: 'POST',
        path: cmsPeoplePaths[action](idOf(request)),
        body: {},
      })),
    );
  }

  app.get('/activity', (request, reply) =>
    callForPerson(parts, request, reply, () => {
      const query = Object.entries(parseBody(activityQuerySchema, request.query));
      const params = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
      return { schema: activityPageSchema, method: 'GET', path: `${cmsPeoplePaths.activity}?${params.toString()}` };
    }),
  );
}
