import { ApiError, filePatchSchema, type FilePatch, type LibraryFile, type MediaCategory } from '@apoti/contract';
import { AUTOSAVE_QUIET_MS } from '@apoti/contract/constants/business';
import { z } from 'zod';

/** What a person may say about a file. */
export type Words = { name: string; alt: string; category: MediaCategory };

/** Where they stand. */
export type WordsState = {
  words: Words;
  status: 'saved' | 'typing' | 'saving' | 'failed' | 'invalid';
  /** Why they are not saved. */
  error: string;
};

export type WordsPorts = {
  save: (patch: FilePatch) => Promise<LibraryFile>;
  /** Keeps unsaved words in the browser; null: there are none. */
  keep: (text: string | null) => void;
  kept: () => string | null;
};

/** What is kept may not be valid yet, but it is of these kinds. */
const ownSchema = z
  .object({ name: z.string(), alt: z.string(), category: filePatchSchema.shape.category.unwrap() })
  .partial();
type Own = { [Name in keyof Words]?: Words[Name] | undefined };

/** Quiet before what no answer came to is sent again, in ms. */
const AGAIN_MS = 5_000;

/**
 * What is typed about a file: saved by itself after a pause, field by field, and kept in the browser until it is. It goes on
 * when its form is closed.
 */
export class FileWords {
  private own: Own;
  private base: Words;
  private state: WordsState;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    file: Words,
    private readonly ports: WordsPorts,
  ) {
    this.base = wordsOf(file);
    this.own = readOwn(ports.kept());
    this.state = { words: { ...this.base, ...present(this.own) }, status: 'saved', error: '' };
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
    this.own = { ...this.own, ...words };
    this.keep();
    this.wait(AUTOSAVE_QUIET_MS, 'typing');
  }

  /** Sends what is unsaved now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.running !== null) await this.running;
    if (!this.hasOwn()) return;
    this.running ??= this.send().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  hasOwn(): boolean {
    return Object.keys(this.own).length > 0;
  }

  private wait(ms: number, status: WordsState['status']): void {
    clearTimeout(this.timer);
    this.tell({ status, error: '' });
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async send(): Promise<void> {
    const sent = this.own;
    const patch = filePatchSchema.safeParse(sent);
    if (!patch.success) {
      this.tell({ status: 'invalid', error: patch.error.issues[0]?.message ?? '' });
      return;
    }
    this.tell({ status: 'saving', error: '' });
    try {
      this.base = follow({ ...this.base, ...present(sent) }, await this.ports.save(patch.data));
      // What was typed meanwhile is still to be saved.
      this.own = Object.fromEntries(Object.entries(this.own).filter(([name, value]) => !same(sent, name, value)));
      this.keep();
      if (this.hasOwn()) this.wait(0, 'typing');
      else this.tell({ status: 'saved', error: '' });
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'unavailable';
      this.tell({ status: 'failed', error: error instanceof ApiError ? error.message : 'Something went wrong' });
      if (isLate) this.timer = setTimeout(() => void this.flush(), AGAIN_MS);
    }
  }

  private keep(): void {
    this.ports.keep(this.hasOwn() ? JSON.stringify(this.own) : null);
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

function readOwn(text: string | null): Own {
  try {
    return text === null ? {} : (ownSchema.safeParse(JSON.parse(text)).data ?? {});
  } catch {
    return {};
  }
}
