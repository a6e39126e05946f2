import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { FileSessionStore } from '../../sessions/file-store';
import type { Env } from '../app/env';

/** How long a session lasts without a new sign-in, in ms. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
const SWEEP_MS = 60 * 60 * 1000;

/** Cookies and sessions: the browser holds an id and nothing else; visitors get no cookie. */
export async function useSessions(app: FastifyInstance, env: Env): Promise<void> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const store = new FileSessionStore(join(env.DATA_DIR, 'sessions'), MAX_AGE_MS);
  await app.register(cookie, { secret: env.SESSION_SECRET });
  await app.register(session, {
    secret: env.SESSION_SECRET,
    cookieName: secure ? '__Host-session' : 'session',
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_MS },
    saveUninitialized: false,
    rolling: false,
    store,
  });
  const sweep = setInterval(() => void store.sweep(), SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));
  await store.sweep();
}
