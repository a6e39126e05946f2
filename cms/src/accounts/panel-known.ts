import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { DEVICE_DAYS, RESET_MINUTES } from '@apoti/contract';
import type { Strapi } from '../store/strapi';

/** Names of the cookie. With https its name keeps every other host from putting another in its place, so it counts for all paths. */
const NAMES = { http: 'panel-known', https: '__Host-panel-known' } as const;
const MAX_AGE_MS = DEVICE_DAYS * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const LINK_LASTS_MS = RESET_MINUTES * MINUTE_MS;
/** Users of the panel that a browser remembers. */
const MAX_USERS = 10;

/** What was signed for the one is nothing as the other. */
type Purpose = 'cookie' | 'link';
type Known = { id: string; users: number[] };

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

  /** Remembers that this user has signed in from it; under its own id, unless another one is given. */
  remember(ctx: Context, user: number, given?: string): void {
    const { id: own, users } = this.read(ctx);
    const id = given ?? own;
    const all = [...new Set([user, ...users])].slice(0, MAX_USERS);
    ctx.cookies.set(nameFor(ctx), this.seal('cookie', [id, Date.now() + MAX_AGE_MS, ...all]), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: ctx.secure,
      maxAge: MAX_AGE_MS,
      signed: false,
    });
  }

  /** A word for a link by which a browser that this user has not signed in from is known too, within the hour. */
  wordFor(user: number): string {
    return this.seal('link', [newId(), Date.now() + LINK_LASTS_MS, user]);
  }

  /**
   * Remembers whom such a word is for, under the word's own id: however many browsers open it, they have one allowance. false: it is
   * none of ours, or too old.
   */
  takeWord(ctx: Context, word: string): boolean {
    const known = this.open('link', word);
    const user = known?.users[0];
    if (known === null || user === undefined) return false;
    this.remember(ctx, user, known.id);
    return true;
  }

  private read(ctx: Context): Known {
    return this.open('cookie', ctx.cookies.get(nameFor(ctx), { signed: false }) ?? '') ?? { id: newId(), users: [] };
  }

  private seal(purpose: Purpose, parts: (string | number)[]): string {
    const mark = parts.join('.');
    const [key = ''] = this.keys();
    return `${mark}.${signatureOf(purpose, mark, key)}`;
  }

  private open(purpose: Purpose, sealed: string): Known | null {
    const [, mark = '', signature = ''] = /^(.+)\.([^.]+)$/.exec(sealed) ?? [];
    const [id = '', end, ...users] = mark.split('.');
    const isOurs = this.keys().some((key) => isSame(signature, signatureOf(purpose, mark, key)));
    // What would last longer than any is told by a clock that was set back: it may have ended before.
    const latest = Date.now() + MINUTE_MS + (purpose === 'link' ? LINK_LASTS_MS : MAX_AGE_MS);
    return isOurs && Number(end) > Date.now() && Number(end) <= latest ? { id, users: users.map(Number) } : null;
  }

  /** APP_KEYS: the first one signs, older ones still count. */
  private keys(): string[] {
    const keys: unknown = this.strapi.config.get('server.app.keys');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string' && key !== '') : [];
  }
}

const nameFor = (ctx: Context) => (ctx.secure ? NAMES.https : NAMES.http);

const newId = () => randomBytes(12).toString('base64url');

const signatureOf = (purpose: Purpose, mark: string, key: string) =>
  createHmac('sha256', key).update(`${NAMES.http} ${purpose}:${mark}`).digest('base64url');

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
