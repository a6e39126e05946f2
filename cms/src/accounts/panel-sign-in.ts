import { nameOfUser } from '../changes/author';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { atPanel, noteSignInSoon } from './note-sign-in';
import { KnownBrowsers } from './panel-known';
import { PanelTries, type PanelTry } from './panel-tries';
import { PANEL_USER_UID } from './panel-users';
import { NOBODY, passwordMatches } from './sign-in';

/** How Strapi takes it: a failure, then the user or false, then why. */
type Judged = [null, Record<string, unknown>] | [null, false, { message: string }];

/** A user of the panel as it is stored; null: nobody has the name. */
type Found = Record<string, unknown> | null;

const WRONG: Judged = [null, false, { message: 'Invalid credentials' }];

/**
 * Puts our own judgement of a sign-in to the panel in the place of Strapi's (decision 0101): the panel is a second door to a password of
 * the back-office. Before Strapi begins to serve.
 */
export function guardPanelSignIn(strapi: Strapi): void {
  const door = new PanelDoor(strapi);
  const checkCredentials = ({ email, password }: Record<string, unknown>) => door.judge(email, password);
  const validatePassword = (password: unknown, hash: unknown) => door.confirms(password, hash);
  // Into a new object: Strapi's own one is still there for the next CMS in this process.
  strapi.get('services').extend('admin::auth', (own: unknown) => ({
    ...(isRecord(own) ? own : {}),
    checkCredentials,
    validatePassword,
  }));
}

class PanelDoor {
  private readonly tries = new PanelTries();
  private readonly known: KnownBrowsers;

  constructor(private readonly strapi: Strapi) {
    this.known = new KnownBrowsers(strapi);
  }

  /** Whose password it is. The answer and its time are the same for a name that nobody has. @throws RateLimitError */
  async judge(email: unknown, password: unknown): Promise<Judged> {
    const ctx = this.strapi.requestContext.get();
    if (ctx === undefined || typeof email !== 'string' || typeof password !== 'string') return WRONG;
    const user = await this.userOf(email);
    const browser = user === null ? null : this.known.knows(ctx, Number(user['id']));
    const attempt: PanelTry = { email, address: ctx.ip, browser };
    this.count(attempt, user);
    const matches = await this.compare(attempt, password, user);
    const isIn = matches && user?.['isActive'] === true;
    this.note(user, isIn ? 'in' : 'refused');
    if (!isIn) return WRONG;
    this.tries.giveBack(attempt);
    this.known.remember(ctx, Number(user['id']));
    return [null, user];
  }

  /**
   * Whether somebody who is signed in says the password that they have, for another one: an open screen is no way to guess it (decision
   * 0016). Counted as tries at the door are. @throws RateLimitError
   */
  async confirms(password: unknown, hash: unknown): Promise<boolean> {
    const ctx = this.strapi.requestContext.get();
    const user: unknown = ctx?.state['user'];
    if (ctx === undefined || !isRecord(user) || typeof password !== 'string') return false;
    const browser = this.known.knows(ctx, Number(user['id']));
    const attempt: PanelTry = { email: String(user['email']), address: ctx.ip, browser };
    this.count(attempt, user);
    const matches = await this.compare(attempt, password, { password: hash });
    if (matches) this.tries.giveBack(attempt);
    return matches;
  }

  /** Counts it before it is judged. @throws RateLimitError */
  private count(attempt: PanelTry, user: Found): void {
    try {
      this.tries.count(attempt);
    } catch (error) {
      this.strapi.log.warn(`A sign-in to the panel was not judged, after too many: ${whoIs(user)}`);
      throw error;
    }
  }

  private async compare(attempt: PanelTry, password: string, user: Found): Promise<boolean> {
    const hash = user?.['password'];
    const own = typeof hash === 'string' && hash !== '' ? hash : NOBODY;
    try {
      return await this.tries.inTurn(attempt, () => passwordMatches(this.strapi, password, own));
    } catch (error) {
      this.tries.giveBack(attempt);
      throw error;
    }
  }

  private note(user: Found, outcome: 'in' | 'refused'): void {
    if (outcome === 'in') this.strapi.log.info(`Signed in to the panel: ${whoIs(user)}`);
    else this.strapi.log.warn(`A sign-in to the panel was refused: ${whoIs(user)}`);
    const named = user === null ? null : { id: Number(user['id']), username: nameOfUser(user) };
    noteSignInSoon(this.strapi, atPanel(named), outcome);
  }

  private async userOf(email: string): Promise<Found> {
    const found: unknown = await this.strapi.db.query(PANEL_USER_UID).findOne({ where: { email } });
    return isRecord(found) ? found : null;
  }
}

/** Without names, as every line of the log. */
const whoIs = (user: Found) => (user === null ? 'a name that nobody has' : `user ${String(user['id'])}`);
