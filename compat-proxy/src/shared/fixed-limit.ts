import { LRUCache } from 'lru-cache';
import type { Taken } from './shared-store';

/** Keys that are remembered at once: beyond this the longest unused one is forgotten. */
const MAX_KEYS = 200_000;

/**
 * At most `points` in each stretch of `windowMs` that begins with the first of them. In memory, and by a clock of which only stretches
 * count: one that is set back holds nobody off for a day, and one that is set ahead gives nobody more.
 */
export class FixedLimit {
  private readonly used = new LRUCache<string, { points: number; endsAt: number }>({ max: MAX_KEYS });

  constructor(
    private readonly points: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /** Takes `cost` points; else says how many ms it takes until there are new ones. */
  take(key: string, cost: number): Taken {
    const now = this.now();
    const known = this.used.get(key);
    const window = known !== undefined && known.endsAt > now ? known : { points: 0, endsAt: now + this.windowMs };
    if (window.points + cost > this.points) return { taken: false, waitMs: window.endsAt - now };
    this.used.set(key, { ...window, points: window.points + cost });
    return { taken: true };
  }

  /** Gives a point back. */
  giveBack(key: string): void {
    const known = this.used.get(key);
    if (known !== undefined) this.used.set(key, { ...known, points: Math.max(0, known.points - 1) });
  }
}
