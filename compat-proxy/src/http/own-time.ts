/**
 * Time that this process had for its work, in ms. A process can be held up, by work of its own or because the machine stands still:
 * what happened outside meanwhile it has not seen, and a time limit for others must not run out by that.
 */
export class OwnTime {
  private latest = performance.now();
  private sumMs = 0;

  /** @param mostMs Of the time between two looks no more than this counts. */
  constructor(private readonly mostMs: number) {}

  /** Gives the time since this was made, in ms. To be called often. */
  look(): number {
    const now = performance.now();
    this.sumMs += Math.min(now - this.latest, this.mostMs);
    this.latest = now;
    return this.sumMs;
  }
}
