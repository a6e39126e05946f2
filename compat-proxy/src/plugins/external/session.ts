import cookie from '@fastify/cookie';
import session, { type SessionStore } from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { SESSION_IDLE_DAYS } from '@apoti/contract';
import type { RedisConnection } from '../../redis/redis-connection';
import { RedisSessionStore } from '../../redis/redis-sessions';
import { ENDED_MS, FileSessionStore } from '../../sessions/file-store';
import type { SessionCookies } from '../../sessions/session-cookies';
import { SESSION_MS } from '../../sessions/stored-session';
import type { Env } from '../app/env';

const IDLE_MS = SESSION_IDLE_DAYS * 24 * 60 * 60 * 1000;

/** What sessions go by: the settings, their cookies, and the Redis that keeps them, if one does. */
type Parts = { env: Env; cookies: SessionCookies; redis: RedisConnection | null };

/** Cookies and sessions: the browser holds an id and nothing else; visitors get no cookie. */
export async function useSessions(app: FastifyInstance, { env, cookies, redis }: Parts): Promise<void> {
  await app.register(cookie, { secret: env.SESSION_SECRET });
  cookies.use(app);
  await app.register(session, {
    secret: env.SESSION_SECRET,
    cookieName: cookies.name,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: cookies.secure, maxAge: SESSION_MS },
    saveUninitialized: false,
    rolling: false,
    store: redis === null ? files(app, env) : new RedisSessionStore(redis, IDLE_MS),
  });
}

/** Sessions in the data folder, which is swept at once, with nobody waiting for it, and then as often as there may be something to sweep. */
function files(app: FastifyInstance, { DATA_DIR }: Env): SessionStore {
  const store = new FileSessionStore(join(DATA_DIR, 'sessions'), IDLE_MS);
  const sweep = () =>
    void store.sweep().catch((error: unknown) => {
      app.log.warn({ err: error }, 'sessions that are over could not be swept; they are no longer good all the same');
    });
  const sweeping = setInterval(sweep, ENDED_MS);
  sweeping.unref();
  app.addHook('onClose', () => clearInterval(sweeping));
  sweep();
  return store;
}
