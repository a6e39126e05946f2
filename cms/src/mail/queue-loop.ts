import { underNoRequest } from '../logging/request-id';

/** The queue is looked at at least this often, in ms: another process may have filled it, or a clock may have jumped. */
const LONGEST_SLEEP_MS = 60_000;
const SHORTEST_SLEEP_MS = 1_000;

type Work = {
  /** Does all that is due. */
  look: () => Promise<void>;
  /** In how many ms there is something to do again; null while nothing waits. */
  untilNext: () => Promise<number | null>;
  onError: (error: unknown) => void;
};

/** Looks at the queue whenever somebody calls and whenever something is due, never twice at once. */
export class QueueLoop {
  private running: Promise<void> | null = null;
  private isWanted = false;
  private isStopping = false;
  private alarm: NodeJS.Timeout | undefined;

  constructor(private readonly work: Work) {}

  /** There may be something to do. */
  wake(): void {
    if (this.isStopping) return;
    this.isWanted = true;
    clearTimeout(this.alarm);
    this.running ??= this.run().finally(() => {
      this.running = null;
      // Somebody called while it went to sleep.
      if (this.isWanted) this.wake();
    });
  }

  /** Does what is due now, and waits until that is done. */
  async workOff(): Promise<void> {
    this.wake();
    await this.running;
  }

  /** Begins nothing new, and waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.alarm);
    await this.running;
  }

  private async run(): Promise<void> {
    let sleep = LONGEST_SLEEP_MS;
    try {
      while (this.isWanted && !this.isStopping) {
        this.isWanted = false;
        await this.work.look();
      }
      const next = this.isStopping ? null : await this.work.untilNext();
      if (next !== null) sleep = Math.min(LONGEST_SLEEP_MS, Math.max(SHORTEST_SLEEP_MS, next));
    } catch (error) {
      this.work.onError(error);
    }
    if (this.isStopping) return;
    this.alarm = underNoRequest(() => setTimeout(() => this.wake(), sleep));
    this.alarm.unref();
  }
}
