/** Keys that are remembered at once: beyond this the longest unused one is forgotten. */
const MAX_KEYS = 200_000;

/**
 * At most `points` in any stretch of `windowMs`: not twice as many around the edge between two fixed windows. In memory, so
 * it counts anew after a restart.
 */
export class SlidingLimit {
  /** In the order of their last use: what is written anew stands last. */
  private readonly used = new Map<string, number[]>();

  constructor(
    private readonly points: number,
    private readonly windowMs: number,
    private readonly now: () => number = () => performance.now(),
    private readonly maxKeys = MAX_KEYS,
  ) {}

  /** Takes a point; else says how many ms it takes until the next one is free. */
  take(key: string): { taken: true } | { taken: false; waitMs: number } {
    const now = this.now();
    const recent = (this.used.get(key) ?? []).filter((at) => now - at < this.windowMs);
    const [oldest = now] = recent;
    const isFull = recent.length >= this.points;
    this.keep(key, isFull ? recent : [...recent, now]);
    return isFull ? { taken: false, waitMs: oldest + this.windowMs - now } : { taken: true };
  }

  /** Gives the point that was taken last back. */
  giveBack(key: string): void {
    const left = this.used.get(key)?.slice(0, -1) ?? [];
    // A key without points would take the place of one that has some, and cost nothing.
    if (left.length > 0) this.keep(key, left);
    else this.used.delete(key);
  }

  private keep(key: string, moments: number[]): void {
    this.used.delete(key);
    this.used.set(key, moments);
    if (this.used.size <= this.maxKeys) return;
    for (const longestUnused of this.used.keys()) return void this.used.delete(longestUnused);
  }
}
