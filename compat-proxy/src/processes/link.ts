import { z } from 'zod';
import { ApiError } from '@apoti/contract';
import { takenSchema, type LimitRule, type SharedStore, type Taken } from '../shared/shared-store';
import { toWorkerSchema, type Ask, type ToPrimary } from './messages';
import type { Siblings } from './siblings';

/** How long the primary may be silent before it hangs, in ms. */
const SILENCE_MS = 5_000;
/** How often a worker says that it lives, in ms. */
export const ALIVE_MS = 5_000;

/** A turn may be long in coming: as many guesses as a name has, each as long as a call of the CMS. */
const TURN_MS = 60_000;

/** How a worker and its primary hear each other. */
export type Wire = { send: (message: ToPrimary) => void; onMessage: (hear: (message: unknown) => void) => void };
type Waiting = { done: (value: unknown) => void; timer: NodeJS.Timeout };

/** A worker's side of the line to the primary, which keeps what the workers count together (decision 0013). */
export class Link implements Siblings, SharedStore {
  readonly shared: SharedStore = this;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private isLeading = false;
  private look: () => Promise<void> = async () => undefined;
  private isDraining = false;
  private drain: () => void = () => undefined;

  constructor(private readonly wire: Wire) {
    wire.onMessage((message) => this.hear(message));
    setInterval(() => wire.send({ kind: 'alive' }), ALIVE_MS).unref();
  }

  leads(): boolean {
    return this.isLeading;
  }

  onTold(look: () => Promise<void>): void {
    this.look = look;
  }

  /** What is done when the primary wants this worker to end; it may have said so already. */
  onDrain(drain: () => void): void {
    this.drain = drain;
    if (this.isDraining) drain();
  }

  async tell(): Promise<void> {
    await this.ask({ op: 'haveAllLook' }, z.unknown()).catch(() => undefined);
  }

  take(rule: LimitRule, key: string, cost: number): Promise<Taken> {
    return this.ask({ op: 'take', rule, key, cost }, takenSchema);
  }

  async giveBack(rule: LimitRule, key: string): Promise<void> {
    await this.ask({ op: 'giveBack', rule, key }, z.unknown());
  }

  async enter(key: string): Promise<() => void> {
    const id = this.nextId();
    const leave = () => this.wire.send({ kind: 'leave', id });
    await this.ask({ op: 'enter', key }, z.unknown(), { id, timeoutMs: TURN_MS }).catch((error: unknown) => {
      leave();
      throw error;
    });
    return leave;
  }

  async mark(key: string, ms: number): Promise<void> {
    await this.ask({ op: 'mark', key, ms }, z.unknown());
  }

  isMarked(key: string): Promise<boolean> {
    return this.ask({ op: 'isMarked', key }, z.boolean());
  }

  private nextId(): number {
    this.last += 1;
    return this.last;
  }

  private async ask<T>(
    ask: Ask,
    schema: z.ZodType<T>,
    { id = this.nextId(), timeoutMs = SILENCE_MS }: { id?: number; timeoutMs?: number } = {},
  ): Promise<T> {
    const answer = new Promise<unknown>((done, failed) => {
      const giveUp = () => {
        this.waiting.delete(id);
        const cause = new Error(`the primary did not answer: ${ask.op}`);
        failed(new ApiError('unavailable', 'This is not possible at the moment. Please try again.', {}, { cause }));
      };
      this.waiting.set(id, { done, timer: setTimeout(giveUp, timeoutMs) });
    });
    this.wire.send({ kind: 'ask', id, ask });
    return schema.parse(await answer);
  }

  private hear(raw: unknown): void {
    const parsed = toWorkerSchema.safeParse(raw);
    // The line carries messages of other libraries, too.
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.kind === 'lead') this.isLeading = true;
    else if (message.kind === 'drain') {
      this.isDraining = true;
      this.drain();
    } else if (message.kind === 'look') {
      const looked = () => this.wire.send({ kind: 'looked', round: message.round });
      this.look().then(looked, looked);
    } else {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      clearTimeout(waiting?.timer);
      waiting?.done(message.value);
    }
  }
}
