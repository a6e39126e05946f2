import { LRUCache } from 'lru-cache';

/** Keys that are remembered at once: beyond this the longest unused one is forgotten. */
const MAX_KEYS = 200_000;

/**
 * At most `points` in any stretch of `windowMs`: not twice as many around the edge between two fixed windows. In memory, so
 * it counts anew after a restart.
 */
export class SlidingLimit {
  private readonly used: LRUCache<string, number[]>;

  constructor(
    private readonly points: number,
    private readonly windowMs: number,
    private readonly now: () => number = () => performance.now(),
    maxKeys = MAX_KEYS,
  ) {
    // By size, not by `max`, for which the library would take the memory of all keys at once: 5 MB a limit.
    this.used = new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 });
  }

  /** Takes a point; else says how many ms it takes until the next one is free. */
  take(key: string): { taken: true } | { taken: false; waitMs: number } {
    const now = this.now();
    const recent = (this.used.get(key) ?? []).filter((at) => now - at < this.windowMs);
    const [oldest = now] = recent;
    if (recent.length >= this.points) return { taken: false, waitMs: oldest + this.windowMs - now };
    this.used.set(key, [...recent, now]);
    return { taken: true };
  }

  /** Gives the point that was taken last back. */
  giveBack(key: string): void {
    const left = this.used.get(key)?.slice(0, -1) ?? [];
    // A key without points would take the place of one that has some, and cost nothing.
    if (left.length > 0) this.used.set(key, left);
    else this.used.delete(key);
  }
}
