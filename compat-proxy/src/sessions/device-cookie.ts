import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'device';
const YEAR_S = 365 * 24 * 60 * 60;

/** The id of a browser that has signed in before; null for any other. The cookie is signed. */
export function knownDevice(request: FastifyRequest): string | null {
  const raw = request.cookies[NAME];
  if (raw === undefined) return null;
  const { valid, value } = request.unsignCookie(raw);
  return valid ? value : null;
}

/** Marks the browser as one that has signed in. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  void reply.setCookie(NAME, knownDevice(request) ?? randomUUID(), {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: YEAR_S,
  });
}
