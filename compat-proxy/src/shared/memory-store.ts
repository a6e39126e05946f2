import { LRUCache } from 'lru-cache';
import { SlidingLimit } from '@apoti/contract/lib/sliding-limit';
import { FixedLimit } from './fixed-limit';
import type { LimitRule, SharedStore, Taken } from './shared-store';
import { Turns } from './turns';

/** Marks that are kept at once: beyond this the longest unused one is forgotten. */
const MAX_MARKS = 10_000;

/** In the memory of this process: all there is to share where it is the only one, and what a primary keeps for its workers. */
export class MemoryStore implements SharedStore {
  private readonly sliding = new Map<string, SlidingLimit>();
  private readonly fixed = new Map<string, FixedLimit>();
  private readonly turns = new Turns();
  /** Until when each lasts. */
  private readonly marks = new LRUCache<string, number>({ maxSize: MAX_MARKS, sizeCalculation: () => 1 });

  /** @param now a clock of which only stretches count, in ms */
  constructor(private readonly now: () => number = () => performance.now()) {}

  async take(rule: LimitRule, key: string, cost: number): Promise<Taken> {
    return rule.kind === 'sliding' ? this.slidingOf(rule).take(key) : this.fixedOf(rule).take(key, cost);
  }

  async giveBack(rule: LimitRule, key: string): Promise<void> {
    if (rule.kind === 'sliding') this.slidingOf(rule).giveBack(key);
    else this.fixedOf(rule).giveBack(key);
  }

  enter(key: string): Promise<() => void> {
    return new Promise((begin) => {
      void this.turns.take(key, () => new Promise<void>((end) => begin(end)));
    });
  }

  async mark(key: string, ms: number): Promise<void> {
    this.marks.set(key, this.now() + ms);
  }

  async isMarked(key: string): Promise<boolean> {
    return (this.marks.get(key) ?? -Infinity) > this.now();
  }

  private slidingOf({ name, points, windowMs }: LimitRule): SlidingLimit {
    const limit = this.sliding.get(name) ?? new SlidingLimit(points, windowMs, this.now);
    this.sliding.set(name, limit);
    return limit;
  }

  private fixedOf({ name, points, windowMs }: LimitRule): FixedLimit {
    const limit = this.fixed.get(name) ?? new FixedLimit(points, windowMs, this.now);
    this.fixed.set(name, limit);
    return limit;
  }
}
