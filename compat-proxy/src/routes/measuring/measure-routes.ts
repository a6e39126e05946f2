import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, beaconSchema, MAX_BEACON_BYTES } from '@apoti/contract';
import { clientKey } from '../../http/client-address';
import { parseBody } from '../../http/parse-body';
import type { Measuring } from '../../measuring/measuring';

/**
 * In a minute: of one browser what nobody can click, of one address what a mobile network's many customers behind it may send
 * together.
 */
const PER_BROWSER = { points: 120, duration: 60 };
const PER_ADDRESS = { points: 3_000, duration: 60 };

/** POST /api/measure: what pages tell of a visit (A20). */
export function measureRoutes(app: FastifyInstance, { measuring }: { measuring: Measuring }): void {
  const browsers = new RateLimiterMemory(PER_BROWSER);
  const addresses = new RateLimiterMemory(PER_ADDRESS);
  const turn = async (limits: RateLimiterMemory, key: string) => {
    await limits.consume(key).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new ApiError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
    });
  };

  app.post('/measure', { bodyLimit: MAX_BEACON_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store').code(204);
    await turn(addresses, clientKey(request.ip));
    const beacon = parseBody(beaconSchema, request.body);
    const measured = measuring.of(request);
    if (measured === null) return;
    try {
      const visitor = await measuring.visitor(request, measured);
      await turn(browsers, visitor);
      await measuring.take(beacon, visitor, measured);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError('unavailable', 'This cannot be counted at the moment.', {}, { cause });
    }
  });
}
