import type { FastifyInstance } from 'fastify';
import type { Env } from '../plugins/app/env';
import type { Siblings } from '../processes/siblings';
import type { SharedStore } from '../shared/shared-store';
import type { RedisConnection } from './redis-connection';

/** What is shared, with whomever: `redis` where it is several machines. */
export type Sharing = { shared: SharedStore; redis: RedisConnection | null };

/** With the processes of this machine, or with all that use the same Redis; the connection lives as long as the server. */
export async function useShared(
  app: FastifyInstance,
  { REDIS_URL }: Pick<Env, 'REDIS_URL'>,
  siblings: Siblings,
): Promise<Sharing> {
  if (REDIS_URL === '') return { shared: siblings.shared, redis: null };
  // Its client is the largest package of all: only a start that needs it loads it.
  const [{ RedisConnection: Connection }, { RedisStore }] = await Promise.all([
    import('./redis-connection'),
    import('./redis-store'),
  ]);
  const redis = new Connection(REDIS_URL, app.log);
  app.addHook('onReady', () => redis.start());
  app.addHook('onClose', async () => redis.stop());
  return { shared: new RedisStore(redis), redis };
}
