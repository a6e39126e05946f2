import { ApiError, filePatchSchema, fileReplySchema, type FilePatch, type LibraryFile } from '@apoti/contract';
import { AUTOSAVE_QUIET_MS } from '@apoti/contract/constants/business';
import { isSame, keptWith, MOST_UNANSWERED, names, readOwn, type Own, type Words } from './kept-words';

/** Where they stand. */
export type WordsState = {
  words: Words;
  status: 'saved' | 'typing' | 'saving' | 'failed' | 'invalid' | 'conflict';
  /** Why they are not saved. */
  error: string;
  /** What somebody else has made of the same fields meanwhile: the person says which holds. */
  theirs: Partial<Words>;
};

export type WordsPorts = {
  save: (patch: FilePatch) => Promise<LibraryFile>;
  /** Keeps unsaved words in the browser; null: there are none. */
  keep: (text: string | null) => void;
  kept: () => string | null;
  /** Whether the person whose words they are is signed in here: for nobody else they are sent again. */
  isPresent: () => boolean;
};

/** Quiet before what no answer came to is sent again, in ms: doubled each time, since what blocks it may do so for good. */
const AGAIN_MS = 5_000;
const LONGEST_AGAIN_MS = 300_000;

/**
 * What is typed about a file: saved by itself after a pause, field by field, and kept in the browser until it is. It goes on
 * when its form is closed.
 */
export class FileWords {
  private own: Own;
  private seen: Own;
  /** What was sent and perhaps stored, since no answer came: not somebody else's, should the file have it by now. */
  private unanswered: readonly Own[];
  /** What this tab has put into the browser last, or has found there at first. */
  private written: Own;
  private base: Words;
  private state: WordsState;
  private running: Promise<void> | null = null;
  /** How often it was sent since the server has answered. */
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    file: Words,
    private readonly ports: WordsPorts,
  ) {
    this.base = wordsOf(file);
    const { seen, sent, ...own } = readOwn(ports.kept());
    [this.own, this.written, this.seen, this.unanswered] = [own, { ...own }, seen, sent];
    this.state = { words: { ...this.base, ...present(this.own) }, status: 'saved', error: '', theirs: {} };
    if (this.hasOwn()) this.wait(0, 'typing');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): WordsState => this.state;

  /** The file as the server has it now: what is not being typed follows it. */
  update(file: Words): void {
    this.base = follow({ ...this.base, ...present(this.own) }, file);
    this.tell({});
  }

  change(words: Partial<Words>): void {
    for (const name of names) {
      if (words[name] !== undefined && this.own[name] === undefined) this.see(name, this.base);
    }
    this.own = { ...this.own, ...words };
    this.keep();
    if (this.state.status === 'conflict') this.tell({});
    else this.wait(AUTOSAVE_QUIET_MS, 'typing');
  }

  /** Where somebody else has changed the same: what was typed here holds, or what they made of it. */
  settle(whose: 'mine' | 'theirs'): void {
    const { theirs } = this.state;
    for (const name of names) {
      if (theirs[name] === undefined) continue;
      if (whose === 'mine') this.see(name, { ...this.base, ...theirs });
      else delete this.own[name];
    }
    this.keep();
    this.wait(0, this.hasOwn() ? 'typing' : 'saved');
  }

  /** Sends what is unsaved now. */
  async flush(): Promise<void> {
    await this.attempt(true);
  }

  /** They are not wanted any more: nothing of them is sent. */
  forget(): void {
    clearTimeout(this.timer);
    this.own = {};
  }

  hasOwn(): boolean {
    return Object.keys(this.own).length > 0;
  }

  private async attempt(isSaid: boolean): Promise<void> {
    if (this.running !== null) await this.running;
    clearTimeout(this.timer);
    // What somebody else has changed too waits for the person; another tab may have saved over its place meanwhile.
    if (this.state.status === 'conflict') this.keep();
    if (!this.hasOwn() || this.state.status === 'conflict') return;
    this.running ??= this.send(isSaid).finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Sends it by itself after a while; nothing is said of that before it is saved, or a screen reader would never be silent. */
  private again(): void {
    const pause = Math.min(LONGEST_AGAIN_MS, AGAIN_MS * 2 ** (this.tries - 1));
    this.timer = setTimeout(() => {
      if (this.ports.isPresent()) void this.attempt(false);
      else this.again();
    }, pause);
  }

  private wait(ms: number, status: WordsState['status']): void {
    clearTimeout(this.timer);
    this.tell({ status, error: '', theirs: {} });
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async send(isSaid: boolean): Promise<void> {
    const sent = this.own;
    const patch = filePatchSchema.safeParse({ ...sent, seen: this.seenOf(sent) });
    if (!patch.success) {
      this.tell({ status: 'invalid', error: patch.error.issues[0]?.message ?? '' });
      return;
    }
    if (isSaid) this.tell({ status: 'saving', error: '' });
    // Kept before the answer: the document may end sooner.
    this.unanswered = [...this.unanswered.filter((one) => !isSame(one, sent)), sent].slice(-MOST_UNANSWERED);
    this.keep();
    try {
      this.base = follow({ ...this.base, ...present(sent) }, await this.ports.save(patch.data));
      [this.unanswered, this.tries] = [[], 0];
      // What was typed meanwhile is still to be saved.
      this.own = Object.fromEntries(Object.entries(this.own).filter(([name, value]) => !same(sent, name, value)));
      for (const name of names) if (sent[name] !== undefined) this.see(name, this.base);
      this.keep();
      if (this.hasOwn()) this.wait(0, 'typing');
      else this.tell({ status: 'saved', error: '' });
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'unavailable';
      this.tries = isLate ? this.tries + 1 : 0;
      const reply = error instanceof ApiError && error.code === 'conflict' && fileReplySchema.safeParse(error.details);
      if (reply && reply.success) {
        this.ask(sent, reply.data.file);
        return;
      }
      this.tell({ status: 'failed', error: error instanceof ApiError ? error.message : 'Something went wrong' });
      if (isLate && this.hasOwn()) this.again();
    }
  }

  /** Asks which holds, of the fields that somebody else has changed to something else; sends again where nobody has. */
  private ask(sent: Own, file: Words): void {
    const late = names.filter((name) => this.unanswered.some((one) => one !== sent && isValue(file, name, one[name])));
    for (const name of late) this.see(name, file);
    this.unanswered = [];
    const isTheirs = (name: keyof Words) =>
      sent[name] !== undefined && !isValue(file, name, sent[name]) && !isValue(file, name, this.seen[name]);
    const theirs: Partial<Words> = Object.fromEntries(names.filter(isTheirs).map((name) => [name, file[name]]));
    this.base = follow({ ...this.base, ...present(this.own) }, file);
    this.keep();
    if (late.length > 0 && Object.keys(theirs).length === 0) this.wait(0, 'typing');
    else this.tell({ status: 'conflict', error: '', theirs });
  }

  /** Remembers what a field is that is typed in now. */
  private see(name: keyof Words, words: Words): void {
    this.seen = { ...this.seen, [name]: words[name].trim() };
  }

  private seenOf(sent: Own): Own {
    return Object.fromEntries(names.filter((name) => sent[name] !== undefined).map((name) => [name, this.seen[name]]));
  }

  private keep(): void {
    const now = { own: this.own, seen: this.seenOf(this.own), sent: this.unanswered };
    const text = keptWith(this.ports.kept(), this.written, now);
    this.written = { ...this.own };
    this.ports.keep(text);
  }

  private tell(changes: Partial<WordsState>): void {
    this.state = { ...this.state, ...changes, words: { ...this.base, ...present(this.own) } };
    for (const listener of this.listeners) listener();
  }
}

const wordsOf = ({ name, alt, category }: Words): Words => ({ name, alt, category });

/** The server's words; but a blank that somebody has just typed at the end is not taken from under the fingers. */
function follow(typed: Words, { name, alt, category }: Words): Words {
  return {
    name: typed.name.trim() === name ? typed.name : name,
    alt: typed.alt.trim() === alt ? typed.alt : alt,
    category,
  };
}

/** Whether a field has this value, but for blanks around it. */
function isValue(words: Words, name: keyof Words, value: string | undefined): boolean {
  return value !== undefined && words[name].trim() === value.trim();
}

function same(sent: Own, name: string, value: unknown): boolean {
  return Object.entries(sent).some(([key, was]) => key === name && was === value);
}

function present({ name, alt, category }: Own): Partial<Words> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(alt === undefined ? {} : { alt }),
    ...(category === undefined ? {} : { category }),
  };
}
