import type { SessionStore } from '@fastify/session';
import { ENDED_MS } from '../sessions/file-store';
import { parseStored, storedName, type StoredSession } from '../sessions/stored-session';
import { PREFIX } from './prefix';
import type { RedisConnection } from './redis-connection';

type Done = (error?: unknown) => void;
type Found = (error: unknown, session?: StoredSession | null) => void;

/** Stands in the place of a session that was ended: what a request has read of it before does not come back. */
const ENDED = 'ended';
const KEEP = `if redis.call('GET', KEYS[1]) ~= ARGV[3] then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end return 0`;

const nameOf = (id: string) => `${PREFIX}session:${storedName(id)}`;

/** Sessions that several machines share. Redis forgets each that nobody has used for `idleMs`; while it is away nobody's session is known or ended. */
export class RedisSessionStore implements SessionStore {
  constructor(
    private readonly redis: RedisConnection,
    private readonly idleMs: number,
  ) {}

  set(id: string, session: StoredSession, done: Done): void {
    const keep = { keys: [nameOf(id)], arguments: [JSON.stringify(session), String(this.idleMs), ENDED] };
    this.redis.ask((client) => client.eval(KEEP, keep)).then(() => done(), done);
  }

  get(id: string, done: Found): void {
    const expiration = { type: 'PX', value: this.idleMs } as const;
    this.redis
      .ask((client) => client.getEx(nameOf(id), expiration))
      .then((text) => done(null, text === null ? null : parseStored(text)), done);
  }

  /** What was never kept has no end to note: whoever comes without a session must not make a key by signing out. */
  destroy(id: string, done: Done): void {
    const options = { condition: 'XX', expiration: { type: 'PX', value: ENDED_MS } } as const;
    this.redis.ask((client) => client.set(nameOf(id), ENDED, options)).then(() => done(), done);
  }
}
