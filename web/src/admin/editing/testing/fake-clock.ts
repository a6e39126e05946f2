import type { Clock } from '../ports';

/** Lets everything that is already possible happen: promises resolve, nothing else moves. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #now = 1_790_000_000_000;
  #next = 1;
  #timers = new Map<number, { at: number; run: () => void }>();

  now(): number {
    return this.#now;
  }

  setTimeout(run: () => void, ms: number): number {
    const timer = this.#next;
    this.#next += 1;
    this.#timers.set(timer, { at: this.#now + ms, run });
    return timer;
  }

  clearTimeout(timer: number): void {
    this.#timers.delete(timer);
  }

  /** Somebody, or the network's time, sets the clock back: what waits goes on waiting as long as it would have. */
  setBack(ms: number): void {
    this.#now -= ms;
    for (const timer of this.#timers.values()) timer.at -= ms;
  }

  /** Lets this much time pass, running what falls due in order. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const [first] = [...this.#timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
      if (!first) break;
      this.#timers.delete(first[0]);
      this.#now = Math.max(this.#now, first[1].at);
      first[1].run();
      await settle();
    }
    this.#now = end;
  }
}
