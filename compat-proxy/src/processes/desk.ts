import type { SharedStore } from '../shared/shared-store';
import type { Ask } from './messages';

/** How long a save's answer waits for the other workers, in ms; they look by themselves five times a second. */
const LOOK_MS = 250;

type Round = { left: Set<number>; done: () => void };
type Parts = {
  store: SharedStore;
  /** Has all serving workers but one look at the CMS; says which. */
  haveLook: (round: number, but: number) => number[];
};

/** Answers what workers ask of the primary, and forgets whoever is gone. */
export class Desk {
  private readonly turns = new Map<string, () => void>();
  private readonly rounds = new Map<number, Round>();
  private last = 0;

  constructor(private readonly parts: Parts) {}

  /** The answer to what a worker asked under an id. */
  async answer(worker: number, id: number, ask: Ask): Promise<unknown> {
    const { store } = this.parts;
    if (ask.op === 'take') return store.take(ask.rule, ask.key, ask.cost);
    if (ask.op === 'giveBack') return store.giveBack(ask.rule, ask.key);
    if (ask.op === 'mark') return store.mark(ask.key, ask.ms);
    if (ask.op === 'isMarked') return store.isMarked(ask.key);
    if (ask.op === 'enter') return this.enter(worker, id, ask.key);
    return this.haveAllLook(worker);
  }

  /** A worker's turn is over, or not wanted any more. */
  leave(worker: number, id: number): void {
    const name = `${worker} ${id}`;
    const leave = this.turns.get(name);
    this.turns.delete(name);
    leave?.();
  }

  /** A worker has looked. */
  looked(worker: number, round: number): void {
    const open = this.rounds.get(round);
    open?.left.delete(worker);
    if (open?.left.size === 0) open.done();
  }

  /** A worker is gone: nobody waits for its turns and looks. */
  forget(worker: number): void {
    for (const name of [...this.turns.keys()].filter((each) => each.startsWith(`${worker} `))) {
      this.leave(worker, Number(name.split(' ')[1]));
    }
    for (const round of [...this.rounds.keys()]) this.looked(worker, round);
  }

  private async enter(worker: number, id: number, key: string): Promise<null> {
    const name = `${worker} ${id}`;
    let isOver = false;
    this.turns.set(name, () => (isOver = true));
    const leave = await this.parts.store.enter(key);
    // Whoever has given up, or is gone, does not hold up the next.
    if (isOver) leave();
    else this.turns.set(name, leave);
    return null;
  }

  private haveAllLook(worker: number): Promise<null> {
    this.last += 1;
    const round = this.last;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.rounds.delete(round);
        resolve(null);
      };
      const timer = setTimeout(done, LOOK_MS);
      const left = new Set(this.parts.haveLook(round, worker));
      this.rounds.set(round, { left, done });
      if (left.size === 0) done();
    });
  }
}
