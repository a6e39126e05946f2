import { PATIENCE_MS } from './in-time';
import { AGAIN_MS, LATER_LOOKS_MS } from './looks';
import { plan } from './plan';
import type { Ports } from './ports';
import { ABANDONED_MS, KEEP_MS, RecordKeeper, type KeepWhen, type Look } from './record-keeper';
import { reduce, type EditorEvent, type Told } from './reduce';
import { saveResult } from './save-result';
import { emptyState, isAtRisk, nextEntry, unsentWorks, type EditorState, type Outcome } from './state';
import type { Versioned, Work } from './work';

/** Runs an editor: tells the reducer what happens, does what the plan says, and keeps the work in the browser. Holds no rule of its own. */
export class EditingSession<T> {
  #state: EditorState<T> = emptyState<T>();
  #listeners = new Set<() => void>();
  #keeper: RecordKeeper<T>;
  #planTimer: number | null = null;
  #keepTimer: number | null = null;
  #againTimer: number | null = null;
  #laterLooks = [...LATER_LOOKS_MS];
  #started = false;
  #stopped = false;
  /** What was read while the browser's records were still being looked through. */
  #early: Versioned<T> | null = null;
  #begin = (): void => undefined;
  readonly #hasBegun = new Promise<void>((resolve) => (this.#begin = resolve));

  constructor(private readonly ports: Ports<T>) {
    this.#keeper = new RecordKeeper(ports);
  }

  /** Whose edits these are. */
  get person(): number {
    return this.ports.person;
  }

  /** Of its document’s records in this browser. */
  get name(): string {
    return this.ports.document.name;
  }

  readonly getState = (): EditorState<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores what earlier visits left unsent, and goes to work. */
  async start(): Promise<void> {
    const giveUp = new AbortController();
    const timer = this.ports.clock.setTimeout(() => giveUp.abort(), PATIENCE_MS);
    await this.ports.tabs.join(giveUp.signal);
    this.ports.clock.clearTimeout(timer);
    // Nobody would see what it takes over.
    if (this.#stopped) return;
    await this.#adopt(0);
    this.#started = true;
    if (this.#early) this.seen(this.#early);
    this.#begin();
  }

  /** The tab goes on to something else: what is unsent stays in the browser, for the next session. */
  async stop(): Promise<void> {
    await this.flush();
    this.abandon();
  }

  /** Does nothing more, and writes nothing more. */
  abandon(): void {
    this.#stopped = true;
    this.#clearTimers();
    this.#keeper.leave();
    this.ports.tabs.leave();
  }

  /** The server's present state was read. */
  seen(server: Versioned<T>): void {
    if (!this.#started) this.#early = server;
    else this.#dispatch({ type: 'seen', server });
    if (this.#started && this.#keeper.waitsForPresent) void this.#adopt(0);
  }

  edit(update: (mine: T) => T): void {
    this.#dispatch({ type: 'edited', update, now: this.ports.clock.now() });
  }

  /** Takes over what was done to the document elsewhere, beside what is done here. Resolves when it is kept, or cannot be. */
  async takeOver(work: Work<T>): Promise<void> {
    await this.#hasBegun;
    this.#dispatch({ type: 'given', work, now: this.ports.clock.now() });
    await this.flush();
  }

  /** Takes this person's last step back; what others changed since stays. */
  undo(): void {
    this.#dispatch({ type: 'undo', now: this.ports.clock.now() });
  }

  redo(): void {
    this.#dispatch({ type: 'redo', now: this.ports.clock.now() });
  }

  /** Drops what is unsent, here and in the browser's store; resolves when it is gone from both. */
  async discard(): Promise<void> {
    this.#dispatch({ type: 'discarded' });
    await this.flush();
  }

  resolve(path: readonly string[], choice: 'mine' | 'theirs'): void {
    this.#dispatch({ type: 'resolved', path, choice, now: this.ports.clock.now() });
  }

  signedOut(message: string): void {
    this.#dispatch({ type: 'signed-out', message });
  }

  signedIn(): void {
    this.#dispatch({ type: 'signed-in' });
  }

  dismiss(what: Told): void {
    this.#dispatch({ type: 'read', what });
  }

  /** The person or the network is back: tries again at once, and looks for what tabs closed meanwhile left behind. */
  async wake(): Promise<void> {
    this.#dispatch({ type: 'retry', now: this.ports.clock.now() });
    if (this.#started && !this.#stopped) await this.#adopt(ABANDONED_MS);
  }

  /** Sends now, without waiting for the quiet. Resolves to whether the server has all that was there when asked, or all of a `part`. */
  save(part?: string): Promise<boolean> {
    const asked = this.#state.edits.made;
    this.#dispatch({ type: 'save-asked', now: this.ports.clock.now() });
    return new Promise((resolve) => {
      const look = () => {
        const result = this.#stopped ? false : saveResult(this.ports.document, this.#state, asked, part);
        if (result === null) return;
        unsubscribe();
        resolve(result);
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  /** Writes to the browser's store what is not there yet; `at-once` when the page may be about to go. */
  async flush(when: KeepWhen = 'in-turn'): Promise<void> {
    if (this.#keepTimer !== null) this.ports.clock.clearTimeout(this.#keepTimer);
    this.#keepTimer = null;
    try {
      const work = await this.#keeper.keep(this.getState, when);
      this.#dispatch({ type: 'kept', work });
    } catch {
      this.#dispatch({ type: 'keep-failed' });
      this.#tryAgain(ABANDONED_MS);
    }
  }

  /** Whether leaving now would lose something. */
  isAtRisk(): boolean {
    return isAtRisk(this.#state);
  }

  /** Looks for what tabs that are gone left. A look that fails says nothing of what this tab has kept, and is repeated. */
  async #adopt(olderThan: number): Promise<void> {
    const show = (works: Work<T>[]) => this.#dispatch({ type: 'restored', works, now: this.ports.clock.now() });
    const present = () => this.#state.work?.base ?? null;
    const look = await this.#keeper
      .adopt({ own: () => unsentWorks(this.#state), show, present }, olderThan)
      .catch((): Look => 'in-part');
    if (look === 'in-part') this.#tryAgain(olderThan);
    if (look === 'some-live') this.#lookLater();
    if (this.#state.keepFailed) this.#keepSoon();
    if (this.#state.strays.length > 0) await this.#part(olderThan);
  }

  /** What is of something else goes on by itself; what cannot is part of this tab's record until it can. */
  async #part(olderThan: number): Promise<void> {
    const parted = (work: Work<T>) => this.#dispatch({ type: 'parted', work });
    const done = this.#keeper.part(() => this.#state.strays, parted).then(() => this.flush());
    await done.catch(() => this.#tryAgain(olderThan));
  }

  #tryAgain(olderThan: number, after = AGAIN_MS): void {
    if (this.#againTimer !== null || this.#stopped) return;
    this.#againTimer = this.ports.clock.setTimeout(() => {
      this.#againTimer = null;
      void this.#adopt(olderThan);
    }, after);
  }

  /** One that seems to live may be this very page as it was before a reload, of which a busy browser has not let go yet. */
  #lookLater(): void {
    if (this.#laterLooks.length > 0) this.#tryAgain(0, this.#laterLooks.shift());
  }

  #dispatch(event: EditorEvent<T>): void {
    if (this.#stopped) return;
    const before = this.#state;
    this.#state = reduce(this.ports.document, before, event);
    if (this.#state === before) return;
    if (this.#state.work !== this.#state.kept) this.#keepSoon();
    for (const listener of this.#listeners) listener();
    this.#step();
  }

  #keepSoon(): void {
    if (this.#keepTimer !== null) return;
    this.#keepTimer = this.ports.clock.setTimeout(() => {
      this.#keepTimer = null;
      void this.flush();
    }, KEEP_MS);
  }

  #step(): void {
    if (this.#planTimer !== null) this.ports.clock.clearTimeout(this.#planTimer);
    this.#planTimer = null;
    const now = this.ports.clock.now();
    const next = plan(this.#state, now);
    if (next.kind === 'wait') {
      this.#planTimer = this.ports.clock.setTimeout(() => this.#step(), next.until - now);
    } else if (next.kind === 'prepare') {
      this.#dispatch({ type: 'due', key: this.ports.newKey() });
    } else if (next.kind === 'send') {
      void this.#send();
    }
  }

  /** A save is in the browser's store before it leaves: after a crash it is sent again under the same key. */
  async #send(): Promise<void> {
    this.#dispatch({ type: 'sending' });
    await this.flush();
    const next = nextEntry(this.#state);
    if (!next || this.#stopped) return;
    const { send, tabs, clock } = this.ports;
    const outcome = await tabs
      .asSender(() => send(next.entry, next.work.base.revision))
      .catch((): Outcome<T> => ({ kind: 'unavailable', message: 'The browser did not send it' }));
    this.#dispatch({ type: 'answered', key: next.entry.key, outcome, now: clock.now() });
  }

  #clearTimers(): void {
    for (const timer of [this.#planTimer, this.#keepTimer, this.#againTimer])
      if (timer !== null) this.ports.clock.clearTimeout(timer);
    [this.#planTimer, this.#keepTimer, this.#againTimer] = [null, null, null];
  }
}
