import type { EditedDocument } from '../editing/document';
import { HeldSessions, type HeldSession } from '../editing/held-sessions';
import type { EditingSession } from '../editing/session';
import { hasUnsent } from '../editing/state';
import type { Versioned } from '../editing/work';
import type { SendAs } from '../editing/browser-session';

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

/** An entry that is left has what is unsent sent at once. */
async function sendLastly<T>(session: EditingSession<T>): Promise<void> {
  if (hasUnsent(session.getState())) await session.save();
}

/**
 * A kind of entries that are opened one after the other and save themselves. Each has one session in this tab, for all who
 * need it: the outbox and the form hand it over as it is, with what it has taken over and what is on its way.
 */
export class EntryKind<T> {
  readonly #parts: KindParts<T>;
  readonly #sessions: HeldSessions<T>;
  readonly #made = new Map<string, Versioned<T>>();

  constructor(parts: KindParts<T>) {
    this.#parts = parts;
    const send: SendAs<T> = async (...sent) => {
      const outcome = await parts.send(...sent);
      if (outcome.kind === 'saved') this.#noteSaved(outcome);
      return outcome;
    };
    this.#sessions = new HeldSessions({ ...parts, send, lastly: sendLastly });
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
  of(name: string, person: number): HeldSession<T> {
    return this.#sessions.of(name, person);
  }

  /** An entry as a person has it in this tab, with what is not saved yet; undefined where nobody has it open. */
  typed(id: number, person: number): T | undefined {
    return this.#sessions.known(this.recordsOf(id), person)?.getState().work?.mine;
  }

  /** Holds an entry's session, and answers what lets it go. */
  hold(name: string, person: number): () => void {
    return this.#sessions.hold(name, person);
  }

  /** Names of a person's entries of which this tab has something unsent. */
  unsentHere(person: number): string[] {
    return this.#sessions.unsentHere(person);
  }

  /** Sends what this tab has unsent of a person's entries, and answers the ids of those of which the server lacks something then. */
  async sendUnsent(ids: readonly number[], person: number | null): Promise<number[]> {
    const unsent = [...this.#sessions.all()].flatMap(({ session, person: whose }) => {
      const state = session.getState();
      const id = state.work ? this.known(state.work.mine).id : 0;
      return whose === person && ids.includes(id) && hasUnsent(state) ? [{ id, session }] : [];
    });
    const tried = await Promise.all(unsent.map(async ({ id, session }) => ((await session.save()) ? [] : [id])));
    return tried.flat();
  }

  /** The server has made this one. */
  noteMade(made: Versioned<T>): void {
    this.#made.set(this.recordsOf(this.known(made.content).id), made);
  }

  /** One that was made in this tab is what was saved of it last. */
  #noteSaved({ content, revision }: Versioned<T>): void {
    if (this.#made.has(this.recordsOf(this.known(content).id))) this.noteMade({ content, revision });
  }

  /** How the one of these records was made in this tab, and saved since: what there is of it while the list is one from before. */
  madeAs(name: string): Versioned<T> | undefined {
    return this.#made.get(name);
  }

  /** The entry is gone: nothing of it is left to send, now or after the next one has got its id. */
  forget(name: string, person: number): void {
    this.#made.delete(name);
    const session = this.#sessions.known(name, person);
    session?.edit((mine) => session.getState().work?.base.content ?? mine);
  }

  /** {@link forget} by ids. */
  forgetAll(ids: readonly number[]): void {
    for (const id of ids) this.#made.delete(this.recordsOf(id));
    for (const { name, person, session } of this.#sessions.all()) {
      const { work } = session.getState();
      if (work && ids.includes(this.known(work.mine).id)) this.forget(name, person);
    }
  }
}
