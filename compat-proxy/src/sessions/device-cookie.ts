import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS, deviceCookies } from '@apoti/contract';

const MAX_AGE_S = DEVICE_DAYS * 24 * 60 * 60;
/** Names of accounts that a browser remembers: two an account. */
const MAX_NAMES = 10;

/**
 * Marks browsers that an account has signed in from, or whose owner has shown by a mailed link that the account is theirs: a
 * signed cookie with the browser's id and keyed hashes of the names.
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

  /** The browser's id: its own, or one that is only then its own when it is {@link remember}ed under it. */
  idOf(request: FastifyRequest): string {
    return this.read(request).id;
  }

  /** Remembers an account by all its names. */
  remember(request: FastifyRequest, reply: FastifyReply, names: readonly string[], id?: string): void {
    const known = this.read(request);
    const hashes = [...new Set([...names.map((name) => this.hash(name)), ...known.names])].slice(0, MAX_NAMES);
    reply.setCookie(this.name, [id ?? known.id, ...hashes].join('.'), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      signed: true,
      maxAge: MAX_AGE_S,
    });
  }

  private read(request: FastifyRequest): { id: string; names: string[] } {
    const raw = request.cookies[this.name];
    const unsigned = raw === undefined ? null : request.unsignCookie(raw);
    const [id, ...names] = unsigned?.valid === true ? unsigned.value.split('.') : [];
    return { id: id ?? randomBytes(12).toString('base64url'), names };
  }

  private hash(name: string): string {
    return createHmac('sha256', this.secret).update(name.trim().toLowerCase()).digest('base64url').slice(0, 16);
  }
}
