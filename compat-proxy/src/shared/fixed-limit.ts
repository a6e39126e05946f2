import type { Taken } from './shared-store';

/** Keys that are remembered at once: beyond this the one that began first is forgotten. */
const MAX_KEYS = 200_000;

type Window = { points: number; endsAt: number };

/**
 * At most `points` in each stretch of `windowMs` that begins with the first of them; what is refused counts too, as with Redis. In
 * memory, and by a clock of which only stretches count: one that is set back holds nobody off for a day, and one that is set ahead gives
 * nobody more. It takes the memory of who asks, and of each no longer than the window (decision 0007).
 */
export class FixedLimit {
  /** In the order in which they end, for all last equally long. */
  private readonly used = new Map<string, Window>();

  constructor(
    private readonly points: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /** How many keys are remembered. */
  get size(): number {
    return this.used.size;
  }

  /** Takes `cost` points; else says how many ms it takes until there are new ones. */
  take(key: string, cost: number): Taken {
    const now = this.now();
    this.forgetEnded(now);
    if (this.used.size >= MAX_KEYS && !this.used.has(key)) this.forgetFirst();
    const { points, endsAt } = this.used.get(key) ?? { points: 0, endsAt: now + this.windowMs };
    const sum = points + cost;
    this.used.set(key, { points: sum, endsAt });
    return sum > this.points ? { taken: false, waitMs: endsAt - now } : { taken: true };
  }

  /** Gives a point back. */
  giveBack(key: string): void {
    const known = this.used.get(key);
    if (known !== undefined) this.used.set(key, { ...known, points: Math.max(0, known.points - 1) });
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.used) {
      if (endsAt > now) return;
      this.used.delete(key);
    }
  }

  private forgetFirst(): void {
    for (const key of this.used.keys()) {
      this.used.delete(key);
      return;
    }
  }
}
