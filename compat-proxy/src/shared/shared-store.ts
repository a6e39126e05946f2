import { z } from 'zod';

/** How often something may happen, counted by all processes together. */
export const limitRuleSchema = z.object({
  /** Tells its counts from those of other limits. */
  name: z.string(),
  /** In any stretch of that length; or in each that begins with the first of it, which costs less where the points are many. */
  kind: z.enum(['sliding', 'fixed']),
  points: z.number(),
  windowMs: z.number(),
  /** Where the others cannot be asked: nothing is let through, or each process counts for itself. */
  alone: z.enum(['refuse', 'count']),
});
export type LimitRule = z.infer<typeof limitRuleSchema>;

export const takenSchema = z.discriminatedUnion('taken', [
  z.object({ taken: z.literal(true) }),
  z.object({ taken: z.literal(false), waitMs: z.number() }),
]);
/** Whether a point was taken, or after how many ms the next one is free. */
export type Taken = z.infer<typeof takenSchema>;

/**
 * What the proxy's processes know together (decision 0014): limits, whose turn it is, and marks that last for a while. Each call may
 * fail with the ApiError `unavailable` where the others cannot be asked.
 */
export type SharedStore = {
  /** Takes `cost` points. */
  take(rule: LimitRule, key: string, cost: number): Promise<Taken>;
  /** Gives the point that was taken last back. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Resolves when it is the caller's turn, with what ends it. */
  enter(key: string): Promise<() => void>;
  mark(key: string, ms: number): Promise<void>;
  isMarked(key: string): Promise<boolean>;
};

/** One limit in a store. */
export class SharedLimit {
  constructor(
    private readonly store: SharedStore,
    private readonly rule: LimitRule,
  ) {}

  /** Takes points; else says how many ms it takes until the next one is free. */
  take(key: string, cost = 1): Promise<Taken> {
    return this.store.take(this.rule, key, cost);
  }

  /** Gives the point that was taken last back; where that cannot be said any more, it stays taken. */
  async giveBack(key: string): Promise<void> {
    await this.store.giveBack(this.rule, key).catch(() => undefined);
  }
}

/** Does work when everything that came before it with this key is over, in whichever process. Fails as the work does. */
export async function inTurn<T>(store: SharedStore, key: string, work: () => Promise<T>): Promise<T> {
  const leave = await store.enter(key);
  try {
    return await work();
  } finally {
    leave();
  }
}
