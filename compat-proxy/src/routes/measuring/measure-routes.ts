import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, MAX_BEACON_BYTES } from '@apoti/contract';
import { clientKey } from '../../http/client-address';
import type { Measuring } from '../../measuring/measuring';
import { deviceOf } from '../../measuring/visitor';
import { readBeacon } from './read-beacon';

/**
 * Things told in a minute: by the browsers of one name at one address, and by one address, what a mobile network's many customers
 * behind it may tell together.
 */
const PER_BROWSER = { points: 1_200, duration: 60 };
const PER_ADDRESS = { points: 6_000, duration: 60 };

/** POST /api/measure: what pages tell of a visit (A20). */
export function measureRoutes(app: FastifyInstance, { measuring }: { measuring: Measuring }): void {
  const browsers = new RateLimiterMemory(PER_BROWSER);
  const addresses = new RateLimiterMemory(PER_ADDRESS);
  const turn = async (limits: RateLimiterMemory, key: string, things: number) => {
    await limits.consume(key, things).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new ApiError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
    });
  };

  app.post('/measure', { bodyLimit: MAX_BEACON_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store').code(204);
    const address = clientKey(request.ip);
    // What cannot be read counts too.
    await turn(addresses, address, 1);
    const { 'user-agent': agent = '' } = request.headers;
    const told = readBeacon(request.body);
    const beacon = { ...told, device: told.device ?? deviceOf(agent) };
    await turn(browsers, `${address} ${agent.slice(0, 200)}`, beacon.items.length);
    await turn(addresses, address, beacon.items.length);
    const measured = measuring.of(request);
    if (measured === null) return;
    try {
      await measuring.take(beacon, request, measured);
    } catch {
      // The log has it already, once for all of an outage: a line for each visitor would fill a disk that is full.
      const refusal = new ApiError('unavailable', 'This cannot be counted at the moment.');
      reply.code(refusal.status);
      return { ...refusal.toBody(), requestId: request.id };
    }
  });
}
