import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '@apoti/contract';
import { z } from 'zod';
import { MemoryStore } from '../shared/memory-store';
import type { LimitRule, SharedStore, Taken } from '../shared/shared-store';
import { PREFIX } from './prefix';
import type { RedisClient, RedisConnection } from './redis-connection';

/** By Redis's own clock, all or nothing. Gives 0, or the ms until the next point is free. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
  return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] + ARGV[2] - now
end
redis.call('ZADD', KEYS[1], now, ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 0`;

/** Nobody else's turn is ended, not even by one whose own time is over. */
const LEAVE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** A turn ends by itself after so long, in ms: its process may be dead. Longer than a call of the CMS. */
const TURN_MS = 15_000;
const LOOK_MS = 50;
/** Whoever has waited for so long for a turn, in ms, gives up. */
const LONGEST_WAIT_MS = 60_000;

/** What the processes of several machines know together. Where Redis is away, each limit says what holds ({@link LimitRule}). */
export class RedisStore implements SharedStore {
  private readonly fixed = new WeakMap<RedisClient, Map<string, RateLimiterRedis>>();
  private readonly own = new MemoryStore();

  constructor(private readonly redis: RedisConnection) {}

  async take(rule: LimitRule, key: string, cost: number): Promise<Taken> {
    try {
      return await (rule.kind === 'sliding' ? this.takeSliding(rule, key) : this.takeFixed(rule, key, cost));
    } catch (error) {
      if (rule.alone === 'refuse') throw error;
      return this.own.take(rule, key, cost);
    }
  }

  async giveBack(rule: LimitRule, key: string): Promise<void> {
    if (rule.kind === 'sliding') await this.redis.ask((client) => client.zPopMax(nameOf(rule, key)));
    else await this.redis.ask((client) => this.fixedOf(rule, client).reward(key));
  }

  async enter(key: string): Promise<() => void> {
    const [name, token] = [`${PREFIX}turn:${key}`, randomUUID()];
    const end = performance.now() + LONGEST_WAIT_MS;
    const condition = { condition: 'NX', expiration: { type: 'PX', value: TURN_MS } } as const;
    while ((await this.redis.ask((client) => client.set(name, token, condition))) === null) {
      if (performance.now() > end) throw new ApiError('unavailable', 'Please try again in a moment.');
      await pause(LOOK_MS);
    }
    return () => {
      const leaving = this.redis.ask((client) => client.eval(LEAVE, { keys: [name], arguments: [token] }));
      // It ends by itself.
      leaving.catch(() => undefined);
    };
  }

  async mark(key: string, ms: number): Promise<void> {
    const expiration = { type: 'PX', value: ms } as const;
    await this.redis.ask((client) => client.set(`${PREFIX}mark:${key}`, '1', { expiration }));
  }

  async isMarked(key: string): Promise<boolean> {
    return (await this.redis.ask((client) => client.exists(`${PREFIX}mark:${key}`))) === 1;
  }

  private async takeSliding(rule: LimitRule, key: string): Promise<Taken> {
    const args = [String(rule.points), String(rule.windowMs), randomUUID()];
    const answer = await this.redis.ask((client) => client.eval(TAKE, { keys: [nameOf(rule, key)], arguments: args }));
    const waitMs = z.coerce.number().parse(answer);
    return waitMs === 0 ? { taken: true } : { taken: false, waitMs };
  }

  private takeFixed(rule: LimitRule, key: string, cost: number): Promise<Taken> {
    return this.redis.ask(async (client) => {
      try {
        await this.fixedOf(rule, client).consume(key, cost);
        return { taken: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { taken: false, waitMs: refusal.msBeforeNext };
      }
    });
  }

  private fixedOf({ name, points, windowMs }: LimitRule, storeClient: RedisClient): RateLimiterRedis {
    const all = this.fixed.get(storeClient) ?? new Map<string, RateLimiterRedis>();
    this.fixed.set(storeClient, all);
    const known = all.get(name);
    if (known !== undefined) return known;
    const common = { storeClient, useRedisPackage: true, rejectIfRedisNotReady: true };
    const made = new RateLimiterRedis({ ...common, keyPrefix: `${PREFIX}${name}`, points, duration: windowMs / 1_000 });
    all.set(name, made);
    return made;
  }
}

const nameOf = ({ name }: LimitRule, key: string) => `${PREFIX}limit:${name}:${key}`;
