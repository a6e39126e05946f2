import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_DAYS, LOGIN_PATH } from '@apoti/contract';

const MAX_AGE_S = DEVICE_DAYS * 24 * 60 * 60;
/** Names of accounts that a browser remembers: two an account. */
const MAX_NAMES = 10;

/** Where passwords are sent to: the calls, and the plain form. A cookie for each, since no page and no file is asked for with it. */
const PATHS = ['/api', LOGIN_PATH];

/**
 * Marks browsers that an account has signed in from, or whose owner has shown by a mailed link that the account is theirs: a
 * signed cookie with the browser's id and keyed hashes of the names.
 * It opens nothing; its own allowance of tries for these names is all that it gives.
 */
export class DeviceCookie {
  constructor(
    private readonly secret: string,
    private readonly secure: boolean,
  ) {}

  /** The browser's id, if an account of this name has signed in from it; else null. */
  knows(request: FastifyRequest, name: string): string | null {
    const { id, names } = this.read(request);
    return names.includes(this.hash(name)) ? id : null;
  }

  /** Remembers an account by all its names. */
  remember(request: FastifyRequest, reply: FastifyReply, names: readonly string[]): void {
    const known = this.read(request);
    const hashes = [...new Set([...names.map((name) => this.hash(name)), ...known.names])].slice(0, MAX_NAMES);
    for (const path of PATHS)
      reply.setCookie(DEVICE_COOKIE, [known.id, ...hashes].join('.'), {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.secure,
        signed: true,
        maxAge: MAX_AGE_S,
      });
  }

  private read(request: FastifyRequest): { id: string; names: string[] } {
    const raw = request.cookies[DEVICE_COOKIE];
    const unsigned = raw === undefined ? null : request.unsignCookie(raw);
    const [id, ...names] = unsigned?.valid === true ? unsigned.value.split('.') : [];
    return { id: id ?? randomBytes(12).toString('base64url'), names };
  }

  private hash(name: string): string {
    return createHmac('sha256', this.secret).update(name.trim().toLowerCase()).digest('base64url').slice(0, 16);
  }
}
