import { ApiError, type FileFields, type LibraryFile } from '@apoti/contract';
import type { Hold, HoldReason } from './hold';
import { isRefusal, reasonOf, theirsOf } from './upload-failure';

/** What is sent: a new file with what is said about it, or another content for a file that is there. */
export type Wanted = {
  file: File;
  fields: FileFields;
  replaces: Replaced | null;
  /** Why it is not sent at all: it is listed with the others, so that nothing that was chosen goes unseen. */
  refusal?: string;
};
/** The file that gets another content, and what named the one that was seen there. */
export type Replaced = { id: string; name: string; seen: string };

/** A file on its way. */
export type QueuedUpload = Wanted & {
  key: number;
  /** Who chose it, by id. */
  person: number | null;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** 0 to 1; at 1 the server still has to take it in. */
  progress: number;
  /** What it waits for before it is sent again, while it is 'sending'. */
  held: HoldReason | null;
  /** It was sent without an answer: it may have been stored all the same. */
  isUnsure: boolean;
  /** Why it failed. */
  error: string;
  /** It failed for what it is: sent again as it is, it would be refused again. */
  isRefused: boolean;
  /** As the library has it now. */
  result: LibraryFile | null;
  /** What somebody has replaced meanwhile, as it stands: the person says which content holds. */
  theirs: LibraryFile | null;
  /** The same content was in the library already. */
  duplicate: boolean;
};

type Sending = { signal: AbortSignal; onProgress: (part: number) => void };
type Ports = {
  /** Who works here now. */
  person: () => number | null;
  send: (upload: QueuedUpload, sending: Sending) => Promise<{ file: LibraryFile; duplicate: boolean }>;
  /** What is waited for after a failure before it is sent again; null: it failed. */
  hold: (error: unknown, upload: QueuedUpload, sent: { tries: number; signal: AbortSignal }) => Hold | null;
  /** One is over, one way or the other; the last of its person's, or not. */
  onEnd: (upload: QueuedUpload, isLast: boolean) => void;
};

/** One that is being sent: what stops it, and what ends its waiting. */
type Running = { person: number | null; stop: AbortController; wait: AbortController | null };

/** Files of one person that are sent at the same time. */
const AT_ONCE = 2;

/**
 * Sends files, two at a time, each of which can be cancelled and tried again; whatever screen is open meanwhile. Those of a
 * person who has left wait for them, out of the way of whoever works here now.
 */
export class UploadQueue {
  private uploads: readonly QueuedUpload[] = [];
  private readonly running = new Map<number, Running>();
  private readonly listeners = new Set<() => void>();
  private nextKey = 1;

  constructor(private readonly ports: Ports) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The files in the order in which they came; the same list until something of it changes. */
  readonly list = (): readonly QueuedUpload[] => this.uploads;

  /** Whether whoever works here now chose it. */
  readonly isMine = ({ person }: Pick<QueuedUpload, 'person'>): boolean =>
    person === null || person === this.ports.person();

  /** Files of a new run; what went well in the one before makes room for them. */
  add(wanted: readonly Wanted[]): void {
    const person = this.ports.person();
    const isNewRun = !this.uploads.some((upload) => this.isMine(upload) && !isOver(upload));
    const before = isNewRun
      ? this.uploads.filter((upload) => !this.isMine(upload) || !isSettled(upload))
      : this.uploads;
    const fresh = wanted.map((one) => newUpload(one, { person, key: this.nextKey++ }));
    this.set([...before, ...fresh]);
    this.go();
    const isLast = this.runningOf(person) === 0;
    for (const upload of fresh.filter(isOver)) this.ports.onEnd(upload, isLast);
  }

  /** Stops it; the server keeps nothing of what it has not got entirely. */
  cancel(key: number): void {
    const upload = this.find(key);
    if (upload?.state !== 'waiting' && upload?.state !== 'sending') return;
    this.change(key, { state: 'cancelled', held: null });
    this.running.get(key)?.stop.abort();
  }

  cancelAll(): void {
    for (const { key } of this.uploads.filter(this.isMine)) this.cancel(key);
  }

  /** Sends what is over again, and what waits at once. */
  retry(key: number, fields: Partial<FileFields> = {}): void {
    this.running.get(key)?.wait?.abort();
    const upload = this.find(key);
    if (upload === undefined || this.running.has(key)) return;
    if (upload.state === 'waiting' || upload.state === 'sending') return;
    const next = {
      state: 'waiting',
      progress: 0,
      error: '',
      isRefused: false,
      fields: { ...upload.fields, ...fields },
    } as const;
    this.change(key, { ...next, result: null, theirs: null, duplicate: false });
    this.go();
  }

  /** Replaces also what somebody has put there meanwhile, as it was shown; what comes after that is asked about again. */
  replaceAnyway(key: number): void {
    const { replaces, theirs } = this.find(key) ?? { replaces: null, theirs: null };
    if (replaces === null || theirs === null) return;
    this.change(key, { replaces: { ...replaces, seen: theirs.content } });
    this.retry(key);
  }

  retryAll(): void {
    for (const upload of this.uploads.filter(this.isMine)) if (canRetry(upload)) this.retry(upload.key);
  }

  /** Forgets one that is over, or all of them. */
  dismiss(key?: number): void {
    const isMeant = (upload: QueuedUpload) => (key === undefined ? this.isMine(upload) : upload.key === key);
    this.set(this.uploads.filter((upload) => !isOver(upload) || !isMeant(upload)));
  }

  private find(key: number): QueuedUpload | undefined {
    return this.uploads.find((upload) => upload.key === key);
  }

  private set(uploads: readonly QueuedUpload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }

  private change(key: number, changes: Partial<QueuedUpload>): void {
    this.set(this.uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  /** Each person has two slots of their own: what waits for somebody's sign-in is not in another's way. */
  private go(): void {
    for (const upload of this.uploads) {
      const isNext = upload.state === 'waiting' && !this.running.has(upload.key);
      if (isNext && this.runningOf(upload.person) < AT_ONCE) void this.send(upload);
    }
  }

  private runningOf(person: number | null): number {
    return [...this.running.values()].filter((running) => running.person === person).length;
  }

  private async send(upload: QueuedUpload): Promise<void> {
    const { key, person } = upload;
    const running: Running = { person, stop: new AbortController(), wait: null };
    const { signal } = running.stop;
    this.running.set(key, running);
    for (let tries = 0, isMore = true; isMore; tries += 1) {
      this.change(key, { state: 'sending', progress: 0, held: null });
      const onProgress = (progress: number) => {
        if (!signal.aborted) this.change(key, { progress });
      };
      try {
        const { file, duplicate } = await this.ports.send(upload, { signal, onProgress });
        // Cancelled too late: it is there, and the person is told so.
        const isOwn = this.find(key)?.isUnsure === true && isAsSent(file, upload);
        this.change(key, { state: 'done', progress: 1, result: file, duplicate: duplicate && !isOwn });
        isMore = false;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unavailable') this.change(key, { isUnsure: true });
        isMore = !signal.aborted && (await this.held(upload, error, { tries, running })) && !signal.aborted;
      }
    }
    this.running.delete(key);
    this.go();
    // One that was dismissed before it had stopped is over too.
    this.ports.onEnd(this.find(key) ?? { ...upload, state: 'cancelled' }, this.runningOf(person) === 0);
  }

  /** Waits until it may be sent again; false: it failed. */
  private async held(
    upload: QueuedUpload,
    error: unknown,
    { tries, running }: { tries: number; running: Running },
  ): Promise<boolean> {
    const wait = new AbortController();
    const signal = AbortSignal.any([running.stop.signal, wait.signal]);
    const hold = this.ports.hold(error, upload, { tries, signal });
    if (hold === null) {
      const isRefused = isRefusal(error);
      this.change(upload.key, { state: 'failed', error: reasonOf(error), isRefused, theirs: theirsOf(error) });
      return false;
    }
    running.wait = wait;
    this.change(upload.key, { progress: 0, held: hold.why });
    await hold.until;
    running.wait = null;
    return true;
  }
}

/** Whether nothing more happens to it by itself. */
export function isOver({ state }: Pick<QueuedUpload, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/**
 * Whether it may be sent again as it is: not what was refused, and where somebody has replaced the file meanwhile, the person
 * is asked first.
 */
export function canRetry({ state, theirs, isRefused }: QueuedUpload): boolean {
  return (state === 'failed' || state === 'cancelled') && theirs === null && !isRefused;
}

/** Whether nothing is left to do about it. */
function isSettled({ state, duplicate }: QueuedUpload): boolean {
  return state === 'done' && !duplicate;
}

function newUpload(wanted: Wanted, whose: Pick<QueuedUpload, 'person' | 'key'>): QueuedUpload {
  const none = { held: null, progress: 0, isUnsure: false, result: null, theirs: null, duplicate: false };
  const isRefused = wanted.refusal !== undefined;
  const state = isRefused ? 'failed' : 'waiting';
  return { ...wanted, ...none, ...whose, state, isRefused, error: wanted.refusal ?? '' };
}

/** Whether a file of the library is what is sent here: then nothing of it is missing there. */
function isAsSent(there: LibraryFile, { file, fields: { folder, category, alt } }: QueuedUpload): boolean {
  const isThere = there.name === file.name && there.folder === (folder === '' ? null : Number(folder));
  return isThere && there.alt === alt.trim() && (category === '' || there.category === category);
}
