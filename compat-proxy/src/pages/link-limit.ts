import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, LINKS_PER_MINUTE } from '@apoti/contract';
import { clientKey } from '@apoti/contract/lib/client-key';
import { SharedLimit, type SharedStore } from '../shared/shared-store';

const rule = { name: 'links', kind: 'fixed', points: LINKS_PER_MINUTE, windowMs: 60_000, alone: 'count' } as const;

/** How often an address opens mailed links of any kind: anybody can, with links that nobody was sent, and each asks the CMS. */
export class LinkLimit {
  private readonly limit: SharedLimit;

  constructor(shared: SharedStore) {
    this.limit = new SharedLimit(shared, rule);
  }

  /** Counts a link that is to be looked up. @throws ApiError `rate_limited` with `retryAfter` in seconds */
  async count(request: FastifyRequest): Promise<void> {
    const taken = await this.limit.take(clientKey(request.ip));
    if (taken.taken) return;
    throw new ApiError('rate_limited', 'Too many links', { retryAfter: Math.max(1, Math.ceil(taken.waitMs / 1000)) });
  }
}

/** Whether an error is that of {@link LinkLimit}; the answer then says when to come again. */
export function isTooMany(error: unknown, reply: FastifyReply): boolean {
  if (!(error instanceof ApiError) || error.code !== 'rate_limited') return false;
  reply.header('retry-after', String(error.details['retryAfter']));
  return true;
}
