import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS, deviceCookies } from '@apoti/contract';

const MAX_AGE_S = DEVICE_DAYS * 24 * 60 * 60;
/** So far two clocks may be apart, in s. */
const CLOCKS_S = 60;
/** Names of accounts that a browser remembers: two an account. */
const MAX_NAMES = 10;

/** A browser: by the id that it has kept, or by one that is new to it (and that it may not keep, called from another site). */
export type Device = { id: string; isOwn: boolean };

/**
 * Marks browsers that an account has signed in from, or whose owner has shown by a mailed link that the account is theirs: a
 * signed cookie with the browser's id, when it ends and keyed hashes of the names.
 * It opens nothing; its own allowance of tries for these names is all that it gives. On https its name keeps every other host,
 * also one below or above this one, from putting another in its place, for which browsers ask that it counts for all paths.
 */
export class DeviceCookie {
  private readonly name: string;

  constructor(
    private readonly secret: string,
    private readonly secure: boolean,
  ) {
    this.name = secure ? deviceCookies.https : deviceCookies.http;
  }

  /** The browser's id, if an account of this name has signed in from it; else null. */
  knows(request: FastifyRequest, name: string): string | null {
    const { id, names } = this.read(request);
    return names.includes(this.hash(name)) ? id : null;
  }

  /** The browser's id: its own, or a new one, which is its own once it is {@link remember}ed under it. */
  of(request: FastifyRequest): Device {
    const { id, isOwn } = this.read(request);
    return { id, isOwn };
  }

  /** Remembers an account by all its names. */
  remember(request: FastifyRequest, reply: FastifyReply, names: readonly string[], id?: string): void {
    const known = this.read(request);
    const hashes = [...new Set([...names.map((name) => this.hash(name)), ...known.names])].slice(0, MAX_NAMES);
    reply.setCookie(this.name, [id ?? known.id, nowS() + MAX_AGE_S, ...hashes].join('.'), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      signed: true,
      maxAge: MAX_AGE_S,
    });
  }

  private read(request: FastifyRequest): Device & { names: string[] } {
    const raw = request.cookies[this.name];
    const unsigned = raw === undefined ? null : request.unsignCookie(raw);
    const [id, end, ...names] = unsigned?.valid === true ? unsigned.value.split('.') : [];
    if (id === undefined) return { id: randomBytes(12).toString('base64url'), isOwn: false, names: [] };
    return { id, isOwn: true, names: isInTime(end) ? names : [] };
  }

  private hash(name: string): string {
    return createHmac('sha256', this.secret).update(name.trim().toLowerCase()).digest('base64url').slice(0, 16);
  }
}

const nowS = () => Math.floor(Date.now() / 1000);

/** Also for whoever has copied it; what would last longer than any is told by a clock that was set back: it may have ended before. */
function isInTime(end = ''): boolean {
  const seconds = /^\d{1,11}$/.test(end) ? Number(end) : 0;
  return seconds > nowS() && seconds <= nowS() + MAX_AGE_S + CLOCKS_S;
}
