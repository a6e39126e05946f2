import type { FastifyBaseLogger } from 'fastify';
import type { MeasuredBatch, MeasuredItem } from '@apoti/contract';
import {
  endings,
  filesOf,
  moveTo,
  readBatch,
  removeFile,
  sealOrphans,
  type FileContent,
  type FoundFile,
} from './spool-file';
import { SpoolRoom } from './spool-room';
import { SpoolWriter } from './spool-writer';
import { Splitter } from './split-file';

/** Pause between two looks, and after failures, in ms. */
const SEND_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** How often the whole folder is looked at, and since when a file of others counts as left behind, in ms. */
const LOOK_MS = 30_000;
const LEFT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
const UNREADABLE = 'a file of measured visits cannot be read and is put aside';

/** Whether the machine has no hands free just now: that is not the file's fault. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY'].includes(code);
}

type SpoolParts = {
  folder: string;
  /** Hands a batch on. False: it will never be taken. Throws as long as nobody can take it. */
  send: (batch: MeasuredBatch) => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  /** Hears how many things that were measured are lost for good, and why. */
  onLost?: (count: number, cause: 'room' | 'refused') => void;
  now?: () => number;
  /** A clock that nobody sets, in ms. */
  uptime?: () => number;
  maxBytes?: number;
};

/** How the spool stands: files that wait, since when the oldest does, what lies aside, and what was dropped. */
export type SpoolState = { waiting: number; oldest: number | null; refused: number; broken: number; dropped: number };

/** What keeps visits from being counted: for how long (ms) none was taken, since when the oldest waits, and how much does. */
export type SpoolTrouble = { failingFor: number; oldest: number | null; bytes: number; maxBytes: number };

/**
 * What was measured, on disk until it is handed on (A20): acknowledged means written. A file is a batch; its id is its name's, so
 * that sending it again, after a crash or an answer that was lost, is the same batch with the same items.
 */
export class Spool {
  private readonly writer: SpoolWriter;
  private readonly room: SpoolRoom;
  private readonly splitter: Splitter;
  private readonly now: () => number;
  private readonly uptime: () => number;
  private readonly maxBytes: number;
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private hasMore = true;
  private isWeighed = false;
  /** Ids that were taken though their file could not be deleted. */
  private readonly taken = new Set<string>();
  private nextLook = 0;
  private pause = 0;
  private retryAt = 0;
  /** When the present outage began, by {@link uptime}. */
  private failingSince: number | null = null;
  /** Whether something was put aside in this pass, and whether that was said in it or in those before. */
  private isLayingAside = false;
  private isAsideSaid = false;
  private isStopped = false;

  constructor(private readonly parts: SpoolParts) {
    const { folder, log, maxBytes = MAX_BYTES, onLost = () => undefined } = parts;
    this.now = parts.now ?? Date.now;
    this.uptime = parts.uptime ?? (() => performance.now());
    this.maxBytes = maxBytes;
    this.room = new SpoolRoom({ folder, log, maxBytes, onLost });
    this.splitter = new Splitter(log);
    this.writer = new SpoolWriter(folder, this.now, () => {
      this.hasMore = true;
      this.isWeighed = false;
    });
  }

  /** Sends about each second from now on. */
  start(): void {
    this.timer = setInterval(() => void this.work().catch((err: unknown) => this.complain(err)), SEND_MS);
    this.timer.unref();
  }

  /** Leaves what is not sent yet to the next start. What is on its way is given up by whoever sends. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.writer.seal();
  }

  /** Until nothing is on its way any more. */
  async settled(): Promise<void> {
    await this.working?.catch(() => undefined);
  }

  /** Resolves once the items are kept. */
  append(items: readonly MeasuredItem[]): Promise<void> {
    return this.writer.append(items);
  }

  /** How it stands now. */
  async state(): Promise<SpoolState> {
    const waiting = await filesOf(this.parts.folder, endings.sealed);
    const [oldest = null] = waiting.map(({ time }) => time);
    return { waiting: waiting.length, oldest, ...(await this.room.aside()), dropped: this.room.dropped };
  }

  /** What people have to be told of when it lasts. A folder that cannot be read is an outage, and nothing is known of its files. */
  async trouble(): Promise<SpoolTrouble> {
    const found = [endings.sealed, endings.split].map((ending) => filesOf(this.parts.folder, ending).catch(() => []));
    const waiting = (await Promise.all(found)).flat().toSorted((a, b) => a.time - b.time);
    const bytes = waiting.reduce((sum, file) => sum + file.bytes, 0);
    const failingFor = this.failingSince === null ? 0 : this.uptime() - this.failingSince;
    return { failingFor, oldest: waiting[0]?.time ?? null, bytes, maxBytes: this.maxBytes };
  }

  /** Sends what is there, once at a time and not before the pause after a failure is over. */
  work(): Promise<void> {
    this.working ??= this.workOnce().finally(() => (this.working = null));
    return this.working;
  }

  private async workOnce(): Promise<void> {
    await this.writer.keepAlive();
    await this.weigh();
    if (this.isStopped || this.isBefore(this.retryAt, MAX_PAUSE_MS)) return;
    await this.writer.seal();
    const isLook = !this.isBefore(this.nextLook, LOOK_MS);
    if (!this.hasMore && !isLook) return;
    this.hasMore = false;
    if (isLook) this.nextLook = this.now() + LOOK_MS;
    const { folder } = this.parts;
    await sealOrphans(folder, { own: this.writer.path, now: this.now(), silent: LEFT_MS });
    if (isLook) await this.splitOn();
    await this.room.tidy(this.now());
    await this.sendAll(await filesOf(folder, endings.sealed));
  }

  /** Looks after the room, where anything has changed. */
  private async weigh(): Promise<void> {
    if (this.isWeighed) return;
    this.isWeighed = true;
    await this.room.keepWithin();
  }

  /** A moment further away than it is ever set comes from a clock that has jumped back since: it is not waited for. */
  private isBefore(moment: number, longest: number): boolean {
    const left = moment - this.now();
    return left > 0 && left <= longest;
  }

  /** Goes on where both halves of a file are not there yet. */
  private async splitOn(): Promise<void> {
    for (const file of await filesOf(this.parts.folder, endings.split)) {
      const { batch } = await this.read(file);
      if (batch !== null) await this.splitter.split(file, batch);
    }
  }

  private async sendAll(files: readonly FoundFile[]): Promise<void> {
    const queue = files.filter(({ id }) => !this.taken.has(id));
    this.isLayingAside = false;
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (this.isStopped) return;
      const { batch, odd } = await this.read(file);
      if (batch === null) continue;
      try {
        if (await this.parts.send(batch)) await this.done(file, odd);
        // What is refused with others may be the fault of one of them.
        else if (batch.items.length > 1) queue.unshift(...(await this.splitter.split(file, batch)));
        else await this.putAside(file, endings.refused, 'something measured is refused by the CMS and put aside');
      } catch (err) {
        this.hasMore = true;
        if (!this.isStopped) this.rest(err);
        return;
      }
      this.recover();
      // One that is slow is no outage, and what comes meanwhile has no more room than in one.
      await this.weigh();
    }
    // Where nothing is left to be sent, another process has sent it.
    this.recover();
    this.isAsideSaid = this.isLayingAside;
    if (files.length > 0) this.isWeighed = false;
  }

  private recover(): void {
    if (this.pause > 0) this.parts.log.info('the CMS takes visits again');
    this.pause = 0;
    this.failingSince = null;
  }

  /** What is in a file; without a batch there is nothing to send. What cannot be read costs no other file. */
  private async read(file: FoundFile): Promise<FileContent> {
    try {
      const content = await readBatch(file);
      if (content.batch !== null) return content;
      if (content.odd > 0) await this.putAside(file, endings.broken, UNREADABLE);
      else await removeFile(file.path);
    } catch (err) {
      // One that only cannot be read just now is there at the next look.
      if (!isBusy(err)) await this.putAside(file, endings.broken, UNREADABLE, err);
    }
    return { batch: null, odd: 0 };
  }

  /** The first of a spell is said. One that cannot even be moved is tried again with the next look. */
  private async putAside(file: FoundFile, ending: string, text: string, err?: unknown): Promise<void> {
    const isSaid = this.isAsideSaid;
    this.isLayingAside = true;
    this.isAsideSaid = true;
    const moved = await moveTo(file.path, ending).catch((cause: unknown) => cause);
    if (!isSaid) this.parts.log.error({ id: file.id, err: err ?? (moved instanceof Error ? moved : undefined) }, text);
  }

  /** It was counted: sending it again would be no harm, and holding up the others for it would. */
  private async done({ path, id }: FoundFile, odd: number): Promise<void> {
    if (odd > 0) this.parts.log.error({ id, odd }, 'some of what was measured is damaged on disk and was left out');
    await removeFile(path).catch((err: unknown) => {
      this.taken.add(id);
      this.parts.log.error({ err, id }, 'a file of visits that were counted cannot be deleted');
    });
  }

  private rest(err: unknown): void {
    this.failingSince ??= this.uptime();
    if (this.pause === 0) this.parts.log.warn({ err }, 'the CMS does not take visits; they wait on disk');
    this.pause = Math.min(MAX_PAUSE_MS, Math.max(SEND_MS, this.pause * 2));
    this.retryAt = this.now() + this.pause;
  }

  /** A disk that fails is said once an outage too. */
  private complain(err: unknown): void {
    if (!this.isStopped) this.rest(err);
  }
}
