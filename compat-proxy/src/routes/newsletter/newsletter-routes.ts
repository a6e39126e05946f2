import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import {
  ApiError,
  cmsPaths,
  cmsSubscribedSchema,
  cmsSubscribersSchema,
  newsletterTexts,
  SUBSCRIPTIONS_PER_HOUR,
  subscriptionSchema,
} from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { clientKey } from '../../http/client-address';
import { parseBody } from '../../http/parse-body';
import { passOn } from '../../http/pass-on';
import type { People } from '../../sessions/person';

/** Per client address and hour. */
const limiter = { points: SUBSCRIPTIONS_PER_HOUR, duration: 3_600 };
const filledIn = z.looseObject({ name: z.string().optional(), email: z.string().optional() });

function parseSubscription(body: unknown): z.infer<typeof subscriptionSchema> {
  const { name = '', email = '' } = parseBody(filledIn, body);
  if (email.trim() === '') throw new ApiError('invalid', newsletterTexts.emailMissing);
  if (name.trim() === '') throw new ApiError('invalid', newsletterTexts.nameMissing);
  return parseBody(subscriptionSchema, { name, email });
}

/** newsletter.php (C12, C13): the answer is the same for a new address and a known one, so nobody can probe the list. */
export function newsletterRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People }): void {
  const limits = new RateLimiterMemory(limiter);

  app.get('/newsletter.php', async (request, reply) => {
    const call = { schema: cmsSubscribersSchema, method: 'GET', path: cmsPaths.subscribers } as const;
    return (await callForPerson(parts, request, reply, () => call)).subscribers;
  });

  app.post('/newsletter.php', async (request) => {
    const body = parseSubscription(request.body);
    await limits.consume(clientKey(request.ip)).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new ApiError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
    });
    const result = await parts.cms.call(cmsSubscribedSchema, {
      method: 'POST',
      path: cmsPaths.subscribers,
      as: 'proxy',
      body,
    });
    if (!result.ok) throw passOn(result.refusal, ['issues']);
    return { success: true, message: newsletterTexts.success };
  });
}
