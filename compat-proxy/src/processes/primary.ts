import type { Logger } from 'pino';
import { MemoryStore } from '../shared/memory-store';
import { Desk } from './desk';
import { ALIVE_MS } from './link';
import { toPrimarySchema, type ToWorker } from './messages';

/** How long after a crash the next start comes, in ms: longer and longer while they go on crashing. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** And after one that has served until then: what ends it comes with visits, which another one can answer as soon as it is there. */
const SERVED_WAIT_MS = 1_000;
/** After so long without a crash, in ms, the next one is answered quickly again. */
const HEALTHY_MS = 60_000;
/** So many checks in a row without a sign of life, and a worker hangs. */
const CHECKS = 6;
/** What has not ended by then, in ms, is killed. */
const GRACE_MS = 8_500;

/** A worker's process, as the primary holds it. */
export type Hand = { id: number; pid: number; say: (message: ToWorker) => void; kill: () => void };
type Living = Hand & { place: number; isServing: boolean; missed: number };

type Parts = {
  count: number;
  /** Starts a worker in one of the places from 0 to below `count`; no two that live have the same. */
  fork: (place: number) => Hand;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Nothing has ever served: there is no use in trying again. */
  giveUp: (code: number) => void;
};

/** Keeps so many workers running, and what they count together. It serves nobody itself (decision 0013). */
export class Primary {
  private readonly living = new Map<number, Living>();
  private readonly desk = new Desk({ store: new MemoryStore(), haveLook: (round, but) => this.haveLook(round, but) });
  private readonly restarts = new Set<NodeJS.Timeout>();
  private checking: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT_MS;
  private crashedAt = -Infinity;
  private hasServed = false;
  private leader: number | null = null;
  private allGone: (() => void) | null = null;

  constructor(private readonly parts: Parts) {}

  start(): void {
    for (let worker = 0; worker < this.parts.count; worker += 1) this.launch();
    this.checking = setInterval(() => this.check(), ALIVE_MS);
  }

  /** Has all workers finish what is under way; resolves when the last one is gone. */
  async stop(): Promise<void> {
    const gone = new Promise<void>((resolve) => (this.allGone = resolve));
    clearInterval(this.checking);
    for (const timer of this.restarts) clearTimeout(timer);
    for (const worker of this.living.values()) worker.say({ kind: 'drain' });
    const insist = setTimeout(() => this.killAll(), GRACE_MS);
    if (this.living.size > 0) await gone;
    clearTimeout(insist);
  }

  /** A worker is there for visitors from now on. */
  listening(id: number): void {
    const worker = this.living.get(id);
    if (worker === undefined) return;
    worker.isServing = true;
    this.hasServed = true;
    this.chooseLeader();
  }

  /** A worker has said something. */
  heard(id: number, raw: unknown): void {
    const worker = this.living.get(id);
    const parsed = toPrimarySchema.safeParse(raw);
    if (worker === undefined || !parsed.success) return;
    const message = parsed.data;
    worker.missed = 0;
    if (message.kind === 'leave') this.desk.leave(id, message.id);
    else if (message.kind === 'looked') this.desk.looked(id, message.round);
    else if (message.kind === 'ask') {
      // Without an answer the worker gives it up by itself.
      void this.desk.answer(id, message.id, message.ask).then(
        // What is undefined would not be in the message at all.
        (value) => this.living.get(id)?.say({ kind: 'answer', id: message.id, value: value ?? null }),
        (err: unknown) => this.parts.log.error({ err }, 'what the processes count together could not be said'),
      );
    }
  }

  /** A worker's process has ended. */
  ended(id: number, why: { code: number | null; signal: string | null }): void {
    const worker = this.living.get(id);
    if (worker === undefined) return;
    this.living.delete(id);
    this.desk.forget(id);
    if (this.allGone !== null) {
      if (this.living.size === 0) this.allGone();
      return;
    }
    this.chooseLeader();
    if (!this.hasServed) return this.parts.giveUp(why.code ?? 1);
    // By a signal of its own it was asked to end: nothing crashed, and another one takes its place at once.
    if (why.code === 0) this.launch();
    else this.launchLater(worker, why);
  }

  private launch(): void {
    const taken = new Set([...this.living.values()].map(({ place }) => place));
    let place = 0;
    while (taken.has(place)) place += 1;
    const hand = this.parts.fork(place);
    this.living.set(hand.id, { ...hand, place, isServing: false, missed: 0 });
  }

  private launchLater({ pid, isServing }: Living, why: { code: number | null; signal: string | null }): void {
    const now = performance.now();
    if (now - this.crashedAt > HEALTHY_MS) this.wait = FIRST_WAIT_MS;
    this.crashedAt = now;
    const wait = Math.min(this.wait, isServing ? SERVED_WAIT_MS : LONGEST_WAIT_MS);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.parts.log.warn({ pid, ...why, wait }, 'a process of the proxy ended; another one takes its place');
    const timer = setTimeout(() => {
      this.restarts.delete(timer);
      this.launch();
    }, wait);
    this.restarts.add(timer);
  }

  /** Ends a worker that lives but does nothing any more; one that starts may take its time. */
  private check(): void {
    for (const worker of this.living.values()) {
      worker.missed += worker.isServing ? 1 : 0;
      if (worker.missed < CHECKS) continue;
      this.parts.log.error({ pid: worker.pid }, 'a process of the proxy gives no sign of life and is ended');
      worker.kill();
    }
  }

  private chooseLeader(): void {
    const serving = [...this.living.values()].filter(({ isServing }) => isServing);
    const before = this.leader;
    if (serving.some(({ id }) => id === before)) return;
    this.leader = serving[0]?.id ?? null;
    serving[0]?.say({ kind: 'lead' });
  }

  private haveLook(round: number, but: number): number[] {
    const others = [...this.living.values()].filter(({ id, isServing }) => isServing && id !== but);
    for (const worker of others) worker.say({ kind: 'look', round });
    return others.map(({ id }) => id);
  }

  private killAll(): void {
    for (const worker of this.living.values()) worker.kill();
  }
}
