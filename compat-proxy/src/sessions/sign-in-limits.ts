import { ApiError, authTexts, signInLimits } from '@apoti/contract';
import { clientKey } from '../http/client-address';
import { SlidingLimit } from './sliding-limit';

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
  private readonly names: SlidingLimit;
  private readonly devices: SlidingLimit;
  private readonly addresses: SlidingLimit;

  constructor(now?: () => number) {
    this.names = new SlidingLimit(signInLimits.perName, WINDOW_MS, now);
    this.devices = new SlidingLimit(signInLimits.perDevice, WINDOW_MS, now);
    this.addresses = new SlidingLimit(signInLimits.perAddress, WINDOW_MS, now);
  }

  /** Counts a try before it is judged. @throws ApiError `rate_limited` with `retryAfter` in seconds. */
  count(attempt: SignInTry): void {
    const counted: [SlidingLimit, string][] = [];
    for (const [limit, key] of this.limitsOf(attempt)) {
      const result = limit.take(key);
      if (result.taken) {
        counted.push([limit, key]);
        continue;
      }
      for (const [other, its] of counted) other.giveBack(its);
      const retryAfter = Math.max(1, Math.ceil(result.waitMs / 1000));
      throw new ApiError('rate_limited', authTexts.limited, { retryAfter });
    }
  }

  /** Gives back a try that was right, or that nobody could judge: neither may lock anybody out. */
  giveBack(attempt: SignInTry): void {
    for (const [limit, key] of this.limitsOf(attempt)) limit.giveBack(key);
  }

  private limitsOf(attempt: SignInTry): [SlidingLimit, string][] {
    const { address, device } = attempt;
    if (device !== null) return [[this.devices, turnOf(attempt)]];
    return [
      [this.addresses, clientKey(address)],
      [this.names, typedName(attempt)],
    ];
  }
}
