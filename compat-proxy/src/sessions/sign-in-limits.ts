import { ApiError, authTexts, signInLimits } from '@apoti/contract';
import { clientKey } from '@apoti/contract/lib/client-key';
import { SharedLimit, type SharedStore } from '../shared/shared-store';

const WINDOW_MS = signInLimits.minutes * 60 * 1000;

export type SignInTry = {
  /** What was typed as user name or e-mail. */
  name: string;
  address: string;
  /** The browser, if this very account has signed in from it: its own allowance, so that nobody can lock the owner out. */
  device: string | null;
};

const typedName = ({ name }: SignInTry) => name.trim().toLowerCase();

/** Whose tries are judged one after another: those of a name, and apart from them those of each browser that it knows. */
export function turnOf(attempt: SignInTry): string {
  return `${attempt.device ?? ''}:${typedName(attempt)}`;
}

/** Limits guesses per account, per known device and per address; only wrong ones count (design: signing in). */
export class SignInLimits {
  private readonly names: SharedLimit;
  private readonly devices: SharedLimit;
  private readonly addresses: SharedLimit;

  constructor(store: SharedStore) {
    // Where the other processes' guesses are not known, none is judged.
    const limit = (name: string, points: number) =>
      new SharedLimit(store, { name, kind: 'sliding', points, windowMs: WINDOW_MS, alone: 'refuse' });
    this.names = limit('sign-in name', signInLimits.perName);
    this.devices = limit('sign-in device', signInLimits.perDevice);
    this.addresses = limit('sign-in address', signInLimits.perAddress);
  }

  /**
   * Counts a try before it is judged. @throws ApiError `rate_limited` with `retryAfter` in seconds, or `unavailable` where it cannot
   * be counted
   */
  async count(attempt: SignInTry): Promise<void> {
    const counted: [SharedLimit, string][] = [];
    for (const [limit, key] of this.limitsOf(attempt)) {
      const result = await limit.take(key);
      if (result.taken) {
        counted.push([limit, key]);
        continue;
      }
      for (const [other, its] of counted) await other.giveBack(its);
      const retryAfter = Math.max(1, Math.ceil(result.waitMs / 1000));
      throw new ApiError('rate_limited', authTexts.limited, { retryAfter });
    }
  }

  /** Gives back a try that was right, or that nobody could judge: neither may lock anybody out. */
  async giveBack(attempt: SignInTry): Promise<void> {
    for (const [limit, key] of this.limitsOf(attempt)) await limit.giveBack(key);
  }

  private limitsOf(attempt: SignInTry): [SharedLimit, string][] {
    const { address, device } = attempt;
    if (device !== null) return [[this.devices, turnOf(attempt)]];
    return [
      [this.addresses, clientKey(address)],
      [this.names, typedName(attempt)],
    ];
  }
}
