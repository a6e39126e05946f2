import type { FastifyInstance } from 'fastify';
import { ApiError, MAX_BEACON_BYTES } from '@apoti/contract';
import { clientKey } from '@apoti/contract/lib/client-key';
import type { Measuring } from '../../measuring/measuring';
import { deviceOf } from '../../measuring/visitor';
import { SharedLimit, type SharedStore } from '../../shared/shared-store';
import { readBeacon } from './read-beacon';

/**
 * Things told in a minute: by the browsers of one name at one address, and by one address, what a mobile network's many customers
 * behind it may tell together.
 */
const common = { kind: 'fixed', windowMs: 60_000, alone: 'count' } as const;
const PER_BROWSER = { ...common, name: 'measured by browser', points: 1_200 };
const PER_ADDRESS = { ...common, name: 'measured by address', points: 6_000 };

type Parts = { measuring: Measuring; shared: SharedStore };

/** POST /api/measure: what pages tell of a visit (A20). */
export function measureRoutes(app: FastifyInstance, { measuring, shared }: Parts): void {
  const browsers = new SharedLimit(shared, PER_BROWSER);
  const addresses = new SharedLimit(shared, PER_ADDRESS);
  const turn = async (limit: SharedLimit, key: string, things: number) => {
    const taken = await limit.take(key, things);
    if (taken.taken) return;
    const retryAfter = Math.ceil(taken.waitMs / 1000);
    throw new ApiError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
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
