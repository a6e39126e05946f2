import type { EditedDocument } from '../editing/document';
import type { EditingSession } from '../editing/session';
import { hasUnsent } from '../editing/state';
import { browserSession, listen, type SendAs } from '../editing/use-editing-session';
import { isAnyUploading, uploadsEnded } from '../form/uploads';

/** What sets a kind of entries apart, such as posts. */
type KindParts<T> = {
  /** What the names of their records in the browser begin with, such as `post-`. */
  prefix: string;
  /** An entry as the editing core sees it, under the name of its records. */
  document: (name: string) => EditedDocument<T>;
  send: SendAs<T>;
  /** How one is called, and the screen of their list, such as `post` and `Blog & Press`. */
  noun: string;
  screen: string;
  /** Where the form of the one with this id is; of 0, which has none yet, where its words can be found. */
  address: (id: number) => string;
  /** What an entry is called and its id (0: it has none yet), of its working copy. */
  known: (mine: T) => { title: string; id: number };
};

/** An entry's session in this tab. */
export type EntrySession<T> = { readonly document: EditedDocument<T>; readonly session: EditingSession<T> };

/** Whose entry, by the name of its records. */
type Which = { readonly name: string; readonly person: number };
type Held<T> = EntrySession<T> & Which & { holders: number; unlisten: (() => void) | null };

const keyOf = ({ name, person }: Which) => `${person}:${name}`;

/**
 * A kind of entries that are opened one after the other and save themselves. Each has one session in this tab, for all who
 * need it: the outbox and the form hand it over as it is, with what it has taken over and what is on its way.
 */
export class EntryKind<T> {
  readonly #parts: KindParts<T>;
  readonly #held = new Map<string, Held<T>>();
  /** Those that are writing down their last words; the next session of the same entry waits for that. */
  readonly #ending = new Map<string, { held: Held<T>; ended: Promise<void> }>();

  constructor(parts: KindParts<T>) {
    this.#parts = parts;
  }

  /** How one is called, and the screen of their list. */
  get words(): Pick<KindParts<T>, 'noun' | 'screen'> {
    return this.#parts;
  }

  /** What an entry is called and its id, of its working copy. */
  known(mine: T): { title: string; id: number } {
    return this.#parts.known(mine);
  }

  /** Where the form of the one with this id is, or with 0 the words of one that has none yet. */
  addressOf(id: number): string {
    return this.#parts.address(id);
  }

  /** The name of the records in the browser of the one with this id. */
  recordsOf(id: number): string {
    return `${this.#parts.prefix}${id}`;
  }

  /** Whether records of this name are of this kind. */
  has(name: string): boolean {
    return name.startsWith(this.#parts.prefix);
  }

  /** An entry's session; a new one if nobody has it. It runs for as long as somebody holds it. */
  of(name: string, person: number): EntrySession<T> {
    return this.#of(name, person);
  }

  /**
   * Holds an entry's session, and answers what lets it go. The last one who lets go has what is unsent sent at once, and
   * then it ends, unless somebody takes it over meanwhile. It waits for pictures that are on their way: one of them may be an
   * edit of it once it is there (A21).
   */
  hold(name: string, person: number): () => void {
    const held = this.#of(name, person);
    held.holders += 1;
    if (held.unlisten === null) {
      held.unlisten = listen(held.session);
      const former = this.#ending.get(keyOf(held))?.ended ?? Promise.resolve();
      void former.then(() => held.session.start());
    }
    return () => {
      held.holders -= 1;
      queueMicrotask(() => void this.#leave(held));
    };
  }

  /** Names of a person's entries of which this tab has something unsent. */
  unsentHere(person: number): string[] {
    const all = [...this.#held.values(), ...[...this.#ending.values()].map(({ held }) => held)];
    return all.filter((held) => held.person === person && hasUnsent(held.session.getState())).map(({ name }) => name);
  }

  /** The entry is gone: nothing of it is left to send, now or after the next one has got its id. */
  forget(name: string, person: number): void {
    const session = this.#held.get(keyOf({ name, person }))?.session;
    session?.edit((mine) => session.getState().work?.base.content ?? mine);
  }

  /** {@link forget} by ids. */
  forgetAll(ids: readonly number[]): void {
    for (const { name, person, session } of this.#held.values()) {
      const { work } = session.getState();
      if (work && ids.includes(this.known(work.mine).id)) this.forget(name, person);
    }
  }

  #of(name: string, person: number): Held<T> {
    const known = this.#held.get(keyOf({ name, person }));
    if (known) return known;
    const document = this.#parts.document(name);
    const session = browserSession(document, person, this.#parts.send);
    const made = { name, person, document, session, holders: 0, unlisten: null };
    this.#held.set(keyOf(made), made);
    return made;
  }

  async #leave(held: Held<T>): Promise<void> {
    const isLeft = () => held.holders === 0 && this.#held.get(keyOf(held)) === held;
    if (!isLeft()) return;
    if (hasUnsent(held.session.getState())) {
      await held.session.save();
      await held.session.flush();
    }
    if (isAnyUploading()) {
      await uploadsEnded();
      return this.#leave(held);
    }
    // What the browser cannot store stays here: the outbox tells of it.
    if (!isLeft() || held.session.isAtRisk()) return;
    const key = keyOf(held);
    this.#held.delete(key);
    held.unlisten?.();
    const ended = held.session.stop();
    this.#ending.set(key, { held, ended });
    await ended.finally(() => {
      if (this.#ending.get(key)?.held === held) this.#ending.delete(key);
    });
  }
}
