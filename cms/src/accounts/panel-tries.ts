import { createHash } from 'node:crypto';
import { errors } from '@strapi/utils';
import { signInLimits } from '@apoti/contract';
import { clientKey } from '@apoti/contract/lib/client-key';
import { SlidingLimit } from '@apoti/contract/lib/sliding-limit';

const WINDOW_MS = signInLimits.minutes * 60 * 1000;
/** Tries of strangers that wait for their turn: beyond this they are told to come again. */
const MAX_WAITING = 20;

export type PanelTry = {
  /** What was typed as e-mail. */
  email: string;
  address: string;
  /** The browser, if this very user has signed in from it; else null. */
  browser: string | null;
};

/**
 * Bounds guesses at the panel's door as the proxy bounds those at the back-office's, whatever addresses they come from (F10): per name,
 * per browser that the user has signed in from, and per address. In memory: each CMS counts for itself.
 */
export class PanelTries {
  private readonly names = new SlidingLimit(signInLimits.perName, WINDOW_MS);
  private readonly browsers = new SlidingLimit(signInLimits.perDevice, WINDOW_MS);
  private readonly addresses = new SlidingLimit(signInLimits.perAddress, WINDOW_MS);
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Counts a try before it is judged. @throws RateLimitError */
  count(attempt: PanelTry): void {
    const counted: [SlidingLimit, string][] = [];
    for (const [limit, key] of this.limitsOf(attempt)) {
      const result = limit.take(key);
      if (result.taken) {
        counted.push([limit, key]);
        continue;
      }
      for (const [other, its] of counted) other.giveBack(its);
      throw tooMany(result.waitMs);
    }
  }

  /** Gives back a try that was right, or that nobody could judge: neither may lock anybody out. */
  giveBack(attempt: PanelTry): void {
    for (const [limit, key] of this.limitsOf(attempt)) limit.giveBack(key);
  }

  /**
   * Judges a try. Those of strangers come one after another: each costs a tenth of a second of the thread that saves too. Who is
   * known does not stand behind them. @throws RateLimitError when too many wait
   */
  async inTurn<T>({ browser }: PanelTry, judge: () => Promise<T>): Promise<T> {
    if (browser !== null) return judge();
    if (this.waiting >= MAX_WAITING) throw tooMany(60_000);
    this.waiting += 1;
    const turn = this.line.then(judge).finally(() => (this.waiting -= 1));
    this.line = turn.catch(() => undefined);
    return turn;
  }

  private limitsOf({ email, address, browser }: PanelTry): [SlidingLimit, string][] {
    // A hash, so that a long one takes no more memory than a short one.
    const name = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
    if (browser !== null) return [[this.browsers, `${browser}:${name}`]];
    return [
      [this.addresses, clientKey(address)],
      [this.names, name],
    ];
  }
}

/** Strapi hands on as it is what carries this code, and shows its sentence in the panel. */
function tooMany(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const sentence = `Too many attempts. Try again in ${wait}. A browser that you have signed in to this panel from before may try now, and so may one that opens the link of: npm run admin -- unlock <user name>.`;
  return new errors.RateLimitError(sentence, { code: 'LOGIN_NOT_ALLOWED' });
}
