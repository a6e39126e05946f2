import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '@apoti/contract';

const WINDOW_S = 15 * 60;
/** An account has two names (user name and e-mail), so at most ten tries are judged in the window. */
const TRIES_PER_NAME = 5;
const TRIES_PER_DEVICE = 10;
const TRIES_PER_ADDRESS = 60;

export type SignInTry = {
  /** What was typed as user name or e-mail. */
  name: string;
  address: string;
  /** Set when this browser has signed in before: its own allowance, so that nobody else can lock its owner out. */
  device: string | null;
};

/** Limits guesses per account, per known device and per address. */
export class SignInLimits {
  private readonly names = new RateLimiterMemory({ points: TRIES_PER_NAME, duration: WINDOW_S });
  private readonly devices = new RateLimiterMemory({ points: TRIES_PER_DEVICE, duration: WINDOW_S });
  private readonly addresses = new RateLimiterMemory({ points: TRIES_PER_ADDRESS, duration: WINDOW_S });

  /** Counts a try. @throws ApiError `rate_limited` with `retryAfter` in seconds. */
  async count(attempt: SignInTry): Promise<void> {
    const name = attempt.name.trim().toLowerCase();
    try {
      if (attempt.device !== null) {
        await this.devices.consume(`${attempt.device}:${name}`);
        return;
      }
      await this.addresses.consume(attempt.address);
      await this.names.consume(name);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError('rate_limited', 'Too many attempts. Please wait a few minutes and try again.', { retryAfter });
    }
  }

  /** Gives a try back that nobody judged, since the CMS could not be reached: an outage must lock nobody out. */
  async giveBack(attempt: SignInTry): Promise<void> {
    const name = attempt.name.trim().toLowerCase();
    if (attempt.device !== null) await this.devices.reward(`${attempt.device}:${name}`);
    else await Promise.all([this.names.reward(name), this.addresses.reward(attempt.address)]);
  }

  /** A success clears what this person used up. */
  async clear(attempt: SignInTry): Promise<void> {
    const name = attempt.name.trim().toLowerCase();
    if (attempt.device === null) await this.names.delete(name);
    else await this.devices.delete(`${attempt.device}:${name}`);
  }
}
