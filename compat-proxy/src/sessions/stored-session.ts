import { createHash } from 'node:crypto';
import type { SessionStore } from '@fastify/session';
import { z } from 'zod';
import { SESSION_DAYS } from '@apoti/contract';

/** How long a session lasts without a new sign-in, in ms. */
export const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** A clock that is put right by no more than a day signs nobody out, in ms. */
const CLOCKS_MS = 24 * 60 * 60 * 1000 + 60_000;

/** A session as the library keeps it. */
export type StoredSession = Parameters<SessionStore['set']>[1];

/** What is kept of a session. The person in it is parsed where it is read. */
const storedSchema = z.object({
  cookie: z.object({ originalMaxAge: z.number(), expires: z.coerce.date() }),
  person: z.unknown(),
  sender: z.string().optional().catch(undefined),
  toBeGreeted: z.literal(true).optional().catch(undefined),
  /** Older releases have kept none: the end that their cookie had then counts. */
  endsAt: z.number().optional(),
});

/**
 * What was kept, if it is a session and its time is not over. One that would last much longer than any has its end from a clock that was
 * ahead: it is none, or it would last as long as that clock was ahead.
 */
export function parseStored(text: string): StoredSession | null {
  try {
    const {
      cookie,
      person,
      sender,
      toBeGreeted,
      endsAt = cookie.expires.getTime(),
    } = storedSchema.parse(JSON.parse(text));
    const now = Date.now();
    if (endsAt <= now || endsAt > now + SESSION_MS + CLOCKS_MS) return null;
    const noted = { ...(sender === undefined ? {} : { sender }), ...(toBeGreeted === true ? { toBeGreeted } : {}) };
    return { cookie, person, endsAt, ...noted };
  } catch {
    return null;
  }
}

/** Under what a session is kept: whoever sees the names of all of them still holds none. */
export function storedName(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
