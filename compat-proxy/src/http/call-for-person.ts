import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CmsClient, CmsRequest } from '../cms/cms-client';
import type { People } from '../sessions/person';
import { passOn } from './pass-on';
import { personHeaders } from './save-request';

type Call<T> = { schema: z.ZodType<T>; members?: readonly string[] } & Pick<
  CmsRequest,
  'method' | 'path' | 'body' | 'headers' | 'timeoutMs' | 'mayBeAway'
>;

/**
 * Calls the CMS for the signed-in person of a request. @throws ApiError 401 for anybody else; what the CMS refuses, with
 * the named `members` of its answer. Whom the CMS does not let in any more is signed out.
 */
export async function callForPerson<T>(
  parts: { cms: CmsClient; people: People },
  request: FastifyRequest,
  reply: FastifyReply,
  call: () => Call<T>,
): Promise<T> {
  const person = await parts.people.require(request, reply);
  const { schema, members = ['issues'], ...sent } = call();
  const result = await parts.cms.call(schema, {
    ...sent,
    as: 'proxy',
    requestId: request.id,
    headers: { ...sent.headers, ...personHeaders(person) },
  });
  if (result.ok) return result.data;
  if (result.refusal.status === 401) await parts.people.signOut(request, reply);
  throw passOn(result.refusal, members);
}
