import type { FastifyInstance } from 'fastify';
import type { Env } from '../plugins/app/env';
import type { Siblings } from '../processes/siblings';
import type { SharedStore } from '../shared/shared-store';
import { RedisConnection } from './redis-connection';
import { RedisStore } from './redis-store';

/** What is shared, with whomever: `redis` where it is several machines. */
export type Sharing = { shared: SharedStore; redis: RedisConnection | null };

/** With the processes of this machine, or with all that use the same Redis; the connection lives as long as the server. */
export function useShared(app: FastifyInstance, { REDIS_URL }: Pick<Env, 'REDIS_URL'>, siblings: Siblings): Sharing {
  if (REDIS_URL === '') return { shared: siblings.shared, redis: null };
  const redis = new RedisConnection(REDIS_URL, app.log);
  app.addHook('onReady', () => redis.start());
  app.addHook('onClose', async () => redis.stop());
  return { shared: new RedisStore(redis), redis };
}
