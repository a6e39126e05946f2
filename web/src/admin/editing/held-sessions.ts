import { isAnyUploading, uploadsEnded } from '../form/uploads';
import type { EditedDocument } from './document';
import type { EditingSession } from './session';
import { hasUnsent } from './state';
import { browserSession, listen, type SendAs } from './browser-session';

type Parts<T> = {
  /** The document of this name. */
  document: (name: string) => EditedDocument<T>;
  send: SendAs<T>;
  /** What is still done for a session that nobody holds any more, also after each time that it has waited; nothing if absent. */
  lastly?: (session: EditingSession<T>) => Promise<void>;
};

/** A document's session in this tab. */
export type HeldSession<T> = { readonly document: EditedDocument<T>; readonly session: EditingSession<T> };

/** Whose document, by the name of its records. */
type Which = { readonly name: string; readonly person: number };
type Held<T> = HeldSession<T> & Which & { holders: number; unlisten: (() => void) | null };

const keyOf = ({ name, person }: Which) => `${person}:${name}`;

/**
 * The sessions of this tab, one a document and person, for all who need it. One of which the browser cannot store something
 * stays here when it is left: the person who comes back to it finds her words, also after somebody else was here.
 */
export class HeldSessions<T> {
  readonly #parts: Parts<T>;
  readonly #held = new Map<string, Held<T>>();
  /** Those that are writing down their last words; the next session of the same document waits for that. */
  readonly #ending = new Map<string, { held: Held<T>; ended: Promise<void> }>();

  constructor(parts: Parts<T>) {
    this.#parts = parts;
  }

  /** A document's session; a new one if nobody has it. It runs for as long as somebody holds it. */
  of(name: string, person: number): HeldSession<T> {
    return this.#of(name, person);
  }

  /** The session of a document that somebody has. */
  known(name: string, person: number): EditingSession<T> | undefined {
    return this.#held.get(keyOf({ name, person }))?.session;
  }

  /** All that somebody has. */
  all(): Iterable<HeldSession<T> & Which> {
    return this.#held.values();
  }

  /** Holds a document's session, and answers what lets it go. After the last one it ends, unless it is taken over meanwhile. */
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

  /** Names of a person's documents of which this tab has something unsent. */
  unsentHere(person: number): string[] {
    const all = [...this.#held.values(), ...[...this.#ending.values()].map(({ held }) => held)];
    return all.filter((held) => held.person === person && hasUnsent(held.session.getState())).map(({ name }) => name);
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
    await this.#parts.lastly?.(held.session);
    while (isLeft() && isAnyUploading()) {
      // A picture may be an edit of it once it is there (A21).
      await uploadsEnded();
      if (isLeft()) await this.#parts.lastly?.(held.session);
    }
    await held.session.flush();
    // What the browser cannot store stays here.
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
