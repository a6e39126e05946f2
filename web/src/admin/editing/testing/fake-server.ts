import { contentSchema, planContentSave, toFieldIssues, type Content } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import type { Outcome } from '../state';
import type { Entry, Versioned } from '../work';

/** What goes wrong with a call. `reply-lost`: the save is done, but its answer never arrives; `blocked`: some machine on the way answers. */
export type Fault = 'none' | 'down' | 'blocked' | 'reply-lost' | 'signed-out' | 'gone';

/** A server that merges with the contract's own merge and remembers idempotency keys, as the real one does. */
export class FakeServer {
  fault: Fault = 'none';
  /** Every save that arrived, in order. */
  readonly arrived: { key: string; revision: string; content: Content }[] = [];
  /** Number of changes made. */
  number = 1;
  /** Revisions older than this cannot be rebuilt any more. */
  oldest = 1;
  #states = new Map<number, Content>([[1, structuredClone(defaultContent)]]);
  #answers = new Map<string, Outcome<Content>>();
  #gate: Promise<void> = Promise.resolve();

  /** What a reader gets now. */
  read(): Versioned<Content> {
    return { content: structuredClone(this.#state()), revision: `e.${this.number}` };
  }

  /** Somebody else changes something. */
  change(edit: (content: Content) => void): void {
    const next = structuredClone(this.#state());
    edit(next);
    this.#write(next);
  }

  /** Holds every answer back until the function that it gives is called. */
  hold(): () => void {
    let open = (): void => undefined;
    this.#gate = new Promise((resolve) => (open = resolve));
    return open;
  }

  send = async (entry: Entry<Content>, revision: string): Promise<Outcome<Content>> => {
    const { content, key } = structuredClone(entry);
    if (this.fault === 'down') return { kind: 'unavailable', message: 'The server cannot be reached' };
    if (this.fault === 'blocked') return { kind: 'unavailable', message: 'Blocked', isTurnedAway: true };
    if (this.fault === 'signed-out') return { kind: 'signed-out', message: 'Sign in first' };
    this.arrived.push({ key, revision, content });
    if (this.fault === 'gone') return { kind: 'gone', message: 'There is no such document' };
    const answer = this.#answers.get(key) ?? this.#save(content, revision);
    if (answer.kind === 'saved') this.#answers.set(key, answer);
    await this.#gate;
    if (this.#loses()) return { kind: 'unavailable', message: 'The server cannot be reached' };
    return structuredClone(answer);
  };

  /** Asked after the answer was held back: the fault may be another one by then. */
  #loses(): boolean {
    return this.fault === 'reply-lost' || this.fault === 'down';
  }

  #state(): Content {
    const state = this.#states.get(this.number);
    if (!state) throw new Error('no such state');
    return state;
  }

  #write(next: Content): void {
    this.number += 1;
    this.#states.set(this.number, next);
  }

  #save(patch: Content, revision: string): Outcome<Content> {
    const base = this.#states.get(Number(revision.split('.')[1]));
    if (!base || Number(revision.split('.')[1]) < this.oldest) return { kind: 'conflict', ...this.read() };
    const plan = planContentSave({
      current: this.#state(),
      base,
      view: 'full',
      overlay: [],
      aliases: [],
      patch,
      conflicts: 'ask',
      now: 1_790_000_000_000,
      newKey: () => 'unused',
    });
    if (plan.kind === 'conflict') return { kind: 'conflict', ...this.read() };
    const checked = contentSchema.safeParse(plan.next);
    if (!checked.success) return { kind: 'invalid', message: 'not valid', issues: toFieldIssues(checked.error) };
    this.#write(checked.data);
    return { kind: 'saved', ...this.read(), aliases: plan.aliases, survivors: plan.survivors };
  }
}
