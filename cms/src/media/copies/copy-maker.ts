import { JobLease } from '../../schedule/job-lease';
import { ensureJob, JOB_LEASE_MS, RETRY_MS } from '../../schedule/job-row';
import type { Strapi } from '../../store/strapi';
import { nameOf, type FileRow } from '../file-row';
import { nextWithoutCopies } from './copy-rows';
import { makeCopies } from './make-copies';

const JOB = 'picture-copies';
/** Pause between two looks, in ms: for what another process left, and for what was there before. */
const LOOK_EVERY_MS = 60_000;
/** When so many fail one after the other it is not about them: the rest waits for the next look. */
const FAILURES_IN_A_ROW = 3;

/** When one is tried again at which something failed, and how often it did. */
type Waiting = { notBefore: number; failures: number };

/**
 * Makes smaller copies of pictures in the background, one picture at a time and in one process alone: after each upload, and
 * for those that have none when the product starts. Until then the picture itself is shown.
 */
export class CopyMaker {
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  /** Those at which the machine or the place of the files failed, by id. */
  private readonly waiting = new Map<number, Waiting>();
  private alarm: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  /** Whoever tells of an upload does not wait. */
  private readonly wake = async () => void this.look();

  constructor(private readonly strapi: Strapi) {}

  /** Looks after each upload, and every minute, until {@link stop}. */
  start(): void {
    for (const event of ['media.create', 'media.update']) this.strapi.eventHub.on(event, this.wake);
    this.alarm = setInterval(() => void this.wake(), LOOK_EVERY_MS).unref();
    void this.wake();
  }

  /** Ends it; what is being encoded is broken off, and begun again at the next start. */
  async stop(): Promise<void> {
    for (const event of ['media.create', 'media.update']) this.strapi.eventHub.off(event, this.wake);
    clearInterval(this.alarm);
    this.stopping.abort();
    await this.running;
  }

  /** Makes what is missing; resolves when nothing is. */
  look(): Promise<void> {
    this.isAskedAgain = true;
    this.running ??= this.workWhileAsked().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async workWhileAsked(): Promise<void> {
    while (this.isAskedAgain && !this.stopping.signal.aborted) {
      this.isAskedAgain = false;
      await this.work().catch((error: unknown) => void this.strapi.log.error(error));
    }
  }

  private async work(): Promise<void> {
    const { strapi } = this;
    // Most looks find nothing, and cost one query.
    if ((await nextWithoutCopies(strapi, 0)) === null) return;
    await ensureJob(strapi, JOB, '');
    const lease = await JobLease.take(strapi, JOB, '', Date.now());
    if (lease === null) return;
    // Who does not have it any more goes on with the picture that it is at: its copies are put to their place in the line of media.
    const renew = () => lease.renew(Date.now()).catch((error: unknown) => void strapi.log.warn(error));
    const renewal = setInterval(() => void renew(), JOB_LEASE_MS / 3).unref();
    try {
      await this.makeAll();
    } finally {
      clearInterval(renewal);
      await lease.giveBack();
    }
  }

  private async makeAll(): Promise<void> {
    let inARow = 0;
    for (let after = 0; inARow < FAILURES_IN_A_ROW && !this.stopping.signal.aborted;) {
      const row = await nextWithoutCopies(this.strapi, after);
      if (row === null) return;
      after = row.id;
      if ((this.waiting.get(row.id)?.notBefore ?? 0) > Date.now()) continue;
      inARow = (await this.make(row)) ? 0 : inARow + 1;
    }
  }

  /** Whether a picture has its copies now. One that has not lets the others go first, for longer each time, and is named once. */
  private async make(row: FileRow): Promise<boolean> {
    const failures = (this.waiting.get(row.id)?.failures ?? 0) + 1;
    try {
      if (await makeCopies(this.strapi, row, this.stopping.signal)) {
        this.waiting.delete(row.id);
        return true;
      }
    } catch (error) {
      const text = `There are no smaller copies of ${nameOf(row)} yet; it is tried again`;
      if (failures === 1) this.strapi.log.warn(new Error(text, { cause: error }));
    }
    const pause = Math.min(LOOK_EVERY_MS * 2 ** (failures - 1), RETRY_MS);
    this.waiting.set(row.id, { notBefore: Date.now() + pause, failures });
    return false;
  }
}

const makers = new WeakMap<Strapi, CopyMaker>();

/** Begins to make smaller copies of pictures, unless PICTURE_COPIES is `off`. */
export function openCopies(strapi: Strapi): void {
  if (process.env['PICTURE_COPIES'] === 'off') return;
  const maker = new CopyMaker(strapi);
  makers.set(strapi, maker);
  maker.start();
}

/** Ends it. */
export async function closeCopies(strapi: Strapi): Promise<void> {
  await makers.get(strapi)?.stop();
}
