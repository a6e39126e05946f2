import type { FastifyRequest } from 'fastify';
import {
  ApiError,
  cmsPaths,
  cmsSubscribedSchema,
  fieldIssueSchema,
  newsletterLabels,
  newsletterTexts,
  SUBSCRIPTIONS_PER_HOUR,
  subscriptionSchema,
  type FieldIssue,
  type Subscription,
} from '@apoti/contract';
import { z } from 'zod';
import type { CmsClient } from '../../cms/cms-client';
import { clientKey } from '@apoti/contract/lib/client-key';
import { inEvenTime } from '../../http/even-time';
import { parseBody, parseForm } from '../../http/parse-body';
import { passOn } from '../../http/pass-on';
import { SharedLimit, type SharedStore } from '../../shared/shared-store';

/** By client address. */
const rule = {
  name: 'newsletter',
  kind: 'fixed',
  points: SUBSCRIPTIONS_PER_HOUR,
  windowMs: 3_600_000,
  alone: 'count',
} as const;
const filledIn = z.looseObject({ name: z.string().optional(), email: z.string().optional() });

function parseSubscription(body: unknown): Subscription {
  const { name = '', email = '' } = parseBody(filledIn, body);
  const issues: FieldIssue[] = [
    ...(email.trim() === '' ? [{ path: ['email'], message: newsletterTexts.emailMissing }] : []),
    ...(name.trim() === '' ? [{ path: ['name'], message: newsletterTexts.nameMissing }] : []),
  ];
  const [first] = issues;
  if (first !== undefined) throw new ApiError('invalid', first.message, { issues });
  return parseForm(subscriptionSchema, { name, email }, newsletterLabels);
}

/** Adds a visitor to the newsletter, be the form JSON or plain. @throws ApiError */
export type SubscribeVisitor = (body: unknown, request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>) => Promise<void>;

type SubscribeOptions = {
  shared: SharedStore;
  /** Told of each address that is new on the list. */
  onNew?: (request: Pick<FastifyRequest, 'ip' | 'headers'>) => void;
};

/** One limit for all doors (C12). */
export function createSubscribeVisitor(cms: CmsClient, { shared, onNew }: SubscribeOptions): SubscribeVisitor {
  const limit = new SharedLimit(shared, rule);
  return async (fields, request) => {
    const body = parseSubscription(fields);
    const key = clientKey(request.ip);
    const turn = await limit.take(key);
    if (!turn.taken) {
      const retryAfter = Math.ceil(turn.waitMs / 1000);
      throw new ApiError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
    }
    const sent = { requestId: request.id, body, lane: 'forms' } as const;
    const call = { method: 'POST', path: cmsPaths.subscribers, as: 'proxy', ...sent } as const;
    // A new address takes longer to keep than one that is there already: nobody shall learn by that who reads the newsletter.
    const result = await inEvenTime(() => cms.call(cmsSubscribedSchema, call)).catch(async (error: unknown) => {
      // Whoever tries again until the CMS is back has not subscribed yet.
      await limit.giveBack(key);
      throw error;
    });
    if (!result.ok) {
      const refused = passOn(result.refusal, ['issues']);
      if (refused.code === 'invalid') throw refused;
      await limit.giveBack(key);
      // Why the CMS cannot, a full disk among it (507), is not for visitors.
      throw new ApiError('unavailable', newsletterTexts.networkFailure, {}, { cause: refused });
    }
    if (result.data.created) onNew?.(request);
  };
}

/** What a page without script says of a refusal (P30). @throws what is no refusal */
export function subscribeRefusal(error: unknown): {
  ok: false;
  status: number;
  message: string;
  issues: FieldIssue[];
  retryAfter?: number;
  cause?: unknown;
} {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, details } = error;
  const retryAfter = z.number().safeParse(details['retryAfter']).data;
  return {
    ok: false,
    status,
    message: code === 'unavailable' ? newsletterTexts.networkFailure : error.message || newsletterTexts.failure,
    issues: fieldIssueSchema.array().safeParse(details['issues']).data ?? [],
    ...(retryAfter === undefined ? {} : { retryAfter }),
    cause: error.cause,
  };
}
