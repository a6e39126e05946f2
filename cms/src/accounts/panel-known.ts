import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { DEVICE_DAYS } from '@apoti/contract';
import type { Strapi } from '../store/strapi';

/** Names of the cookie. With https its name keeps every other host from putting another in its place, so it counts for all paths. */
const NAMES = { http: 'panel-known', https: '__Host-panel-known' } as const;
const MAX_AGE_MS = DEVICE_DAYS * 24 * 60 * 60 * 1000;
/** Users of the panel that a browser remembers. */
const MAX_USERS = 10;

/**
 * Marks the browsers that users of the panel have signed in from (F10): a signed cookie with the browser's id, when it ends and the
 * users' ids. It opens nothing; its own allowance of tries for these users is all that it gives.
 */
export class KnownBrowsers {
  constructor(private readonly strapi: Strapi) {}

  /** The browser's id, if this user has signed in to the panel from it; else null. */
  knows(ctx: Context, user: number): string | null {
    const { id, users } = this.read(ctx);
    return users.includes(user) ? id : null;
  }

  /** Remembers that this user has signed in from it. */
  remember(ctx: Context, user: number): void {
    const { id, users } = this.read(ctx);
    const all = [...new Set([user, ...users])].slice(0, MAX_USERS);
    const mark = [id, Date.now() + MAX_AGE_MS, ...all].join('.');
    const [key = ''] = this.keys();
    ctx.cookies.set(nameFor(ctx), `${mark}.${signatureOf(mark, key)}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: ctx.secure,
      maxAge: MAX_AGE_MS,
      signed: false,
    });
  }

  private read(ctx: Context): { id: string; users: number[] } {
    const given = ctx.cookies.get(nameFor(ctx), { signed: false }) ?? '';
    const [, mark = '', signature = ''] = /^(.+)\.([^.]+)$/.exec(given) ?? [];
    const [id = '', end, ...users] = mark.split('.');
    const isOurs = this.keys().some((key) => isSame(signature, signatureOf(mark, key)));
    if (!isOurs || !(Number(end) > Date.now())) return { id: randomBytes(12).toString('base64url'), users: [] };
    return { id, users: users.map(Number) };
  }

  /** APP_KEYS: the first one signs, older ones still count. */
  private keys(): string[] {
    const keys: unknown = this.strapi.config.get('server.app.keys');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string' && key !== '') : [];
  }
}

const nameFor = (ctx: Context) => (ctx.secure ? NAMES.https : NAMES.http);

const signatureOf = (mark: string, key: string) =>
  createHmac('sha256', key).update(`${NAMES.http}:${mark}`).digest('base64url');

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
