import type { FastifyBaseLogger } from 'fastify';
import type { MeasuredBatch, MeasuredItem } from '@apoti/contract';
import { readBatch, removeFile, sealedFiles, sealOrphans, type FoundFile } from './spool-file';
import { SpoolWriter } from './spool-writer';

/** Pause between two looks at what is to be sent, and after failures, in ms. */
const SEND_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** How often the whole folder is looked at, and since when a file of others counts as left behind, in ms. */
const LOOK_MS = 30_000;
const LEFT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;

type SpoolParts = {
  folder: string;
  /** Hands a batch on. False: it will never be taken. Throws as long as nobody can take it. */
  send: (batch: MeasuredBatch) => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  now?: () => number;
  maxBytes?: number;
};

/**
 * What was measured, on disk until it is handed on (A20): acknowledged means written. A file is a batch; its id is its name's, so
 * that sending it again, after a crash or an answer that was lost, is the same batch with the same items.
 */
export class Spool {
  private readonly writer: SpoolWriter;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private hasMore = true;
  private isWeighed = false;
  private nextLook = 0;
  private pause = 0;
  private retryAt = 0;
  private isDropping = false;
  private isStopped = false;

  constructor(private readonly parts: SpoolParts) {
    this.now = parts.now ?? Date.now;
    this.writer = new SpoolWriter(parts.folder, this.now, () => {
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

  /** Sends what is there, once at a time and not before the pause after a failure is over. */
  work(): Promise<void> {
    this.working ??= this.workOnce().finally(() => (this.working = null));
    return this.working;
  }

  private async workOnce(): Promise<void> {
    await this.writer.keepAlive();
    if (!this.isWeighed) await this.keepWithin();
    if (this.isStopped || this.now() < this.retryAt) return;
    await this.writer.seal();
    if (!this.hasMore && this.now() < this.nextLook) return;
    this.hasMore = false;
    this.nextLook = this.now() + LOOK_MS;
    await sealOrphans(this.parts.folder, { own: this.writer.path, before: this.now() - LEFT_MS });
    await this.sendAll(await sealedFiles(this.parts.folder));
  }

  private async sendAll(files: readonly FoundFile[]): Promise<void> {
    for (const file of files) {
      if (this.isStopped) return;
      try {
        const batch = await readBatch(file);
        const isTaken = batch === null || (await this.parts.send(batch));
        if (!isTaken) this.parts.log.error({ id: file.id }, 'visits that the CMS refuses are dropped');
      } catch (err) {
        this.hasMore = true;
        if (!this.isStopped) this.rest(err);
        return;
      }
      await removeFile(file.path);
      if (this.pause > 0) this.parts.log.info('the CMS takes visits again');
      this.pause = 0;
    }
    this.isDropping = false;
  }

  private rest(err: unknown): void {
    if (this.pause === 0) this.parts.log.warn({ err }, 'the CMS does not take visits; they wait on disk');
    this.pause = Math.min(MAX_PAUSE_MS, Math.max(SEND_MS, this.pause * 2));
    this.retryAt = this.now() + this.pause;
  }

  /** A disk that fails is said once an outage too. */
  private complain(err: unknown): void {
    if (!this.isStopped) this.rest(err);
  }

  /** Drops the oldest beyond the limit. */
  private async keepWithin(): Promise<void> {
    const { maxBytes = MAX_BYTES, folder, log } = this.parts;
    this.isWeighed = true;
    const files = await sealedFiles(folder);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= maxBytes) return;
      if (!this.isDropping) log.error('too many visits wait for the CMS: the oldest are dropped');
      this.isDropping = true;
      await removeFile(file.path);
      bytes -= file.bytes;
    }
  }
}
