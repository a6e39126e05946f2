import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isRecord } from '../store/from-strapi';
import type { Channel } from './analytics-store';
import type { AnalyticsRequest } from './requests';

/** SQLite cannot be asked to give up. Who has said nothing for so long, in ms, is ended; the next question starts another thread. */
const STUCK_MS = 60_000;

type Waiting = { resolve: (reply: unknown) => void; reject: (error: Error) => void };

/** A file of SQLite, in a thread of its own: counting never holds up the CMS, which goes on answering. */
export class WorkerChannel implements Channel {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private watch: NodeJS.Timeout | null = null;

  constructor(
    private readonly file: string,
    private readonly log: (line: string) => void,
    private readonly stuckMs = STUCK_MS,
    private readonly script = join(__dirname, 'analytics-worker.js'),
  ) {}

  send(request: AnalyticsRequest): Promise<unknown> {
    const worker = (this.worker ??= this.start());
    const id = (this.last += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // A process waits for its answers, and not for a thread that has nothing to do.
      worker.ref();
      if (this.watch === null) this.watchOver(worker);
      worker.postMessage({ id, request });
    });
  }

  /** What was asked before is answered. */
  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    worker.ref();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await ended;
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: { file: this.file } });
    worker.unref();
    worker.on('message', (told: unknown) => this.hear(told));
    worker.on('error', (error) => this.log(`The thread of the analytics store has failed: ${error.message}`));
    // The next question starts another one.
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      this.stopWatching();
      for (const { reject } of this.waiting.values()) reject(new Error('The analytics store has ended'));
      this.waiting.clear();
    });
    return worker;
  }

  private watchOver(worker: Worker): void {
    this.watch = setTimeout(() => {
      this.log('The analytics store has not answered for too long: its thread is ended');
      void worker.terminate();
    }, this.stuckMs);
    this.watch.unref();
  }

  private stopWatching(): void {
    if (this.watch !== null) clearTimeout(this.watch);
    this.watch = null;
  }

  private hear(told: unknown): void {
    if (!isRecord(told)) return;
    if (typeof told['log'] === 'string') return this.log(told['log']);
    const id = Number(told['id']);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    // It goes on: what waits behind this has its whole time again.
    this.stopWatching();
    if (this.waiting.size === 0) this.worker?.unref();
    else if (this.worker !== null) this.watchOver(this.worker);
    if (typeof told['problem'] === 'string') waiting?.reject(new Error(`Analytics store: ${told['problem']}`));
    else waiting?.resolve(told['reply']);
  }
}
