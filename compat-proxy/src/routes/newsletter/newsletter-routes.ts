import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, cmsPaths, cmsSubscribedSchema, newsletterTexts, subscriptionSchema } from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../../cms/cms-client';
import { clientKey } from '../../http/client-address';
import { parseBody } from '../../http/parse-body';
import { passOn } from '../../http/pass-on';

/** Per client address and hour. */
const limiter = { points: 30, duration: 3_600 };
const filledIn = z.looseObject({ name: z.string().optional(), email: z.string().optional() });

function parseSubscription(body: unknown): z.infer<typeof subscriptionSchema> {
  const { name = '', email = '' } = parseBody(filledIn, body);
  if (email.trim() === '') throw new ApiError('invalid', newsletterTexts.emailMissing);
  if (name.trim() === '') throw new ApiError('invalid', newsletterTexts.nameMissing);
  return parseBody(subscriptionSchema, { name, email });
}

/** newsletter.php (C12): the answer is the same for a new address and a known one, so nobody can probe the list. */
export function newsletterRoutes(app: FastifyInstance, { cms }: { cms: CmsClient }): void {
  const limits = new RateLimiterMemory(limiter);
  app.post('/newsletter.php', async (request) => {
    const body = parseSubscription(request.body);
    await limits.consume(clientKey(request.ip)).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new ApiError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
    });
    const result = await cms.call(cmsSubscribedSchema, {
      method: 'POST',
      path: cmsPaths.subscribers,
      as: 'proxy',
      body,
    });
    if (!result.ok) throw passOn(result.refusal, ['issues']);
    return { success: true, message: newsletterTexts.success };
  });
}
