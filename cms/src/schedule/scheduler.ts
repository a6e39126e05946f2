import type { CmsAlert } from '@apoti/contract';
import { raiseAlert } from '../notifications/alerts';
import type { Strapi } from '../store/strapi';
import { JobLease } from './job-lease';
import { ensureJob, JOB_LEASE_MS } from './job-row';
import { isNotNow } from './not-now';
import { periodAt, type Frequency, type Period } from './periods';

/** Pause between two looks, in ms; the first one comes after it too: a start has other things to do. */
const LOOK_EVERY_MS = 60_000;

/** A failure that goes on is told again after so long, in ms. */
const REMIND_MS = 30 * 24 * 60 * 60_000;

/** Something that is done once a day, a week or a month. */
export type Job = {
  name: string;
  frequency: () => Promise<Frequency>;
  /** Where its periods are others than those of the night. */
  periodAt?: (now: number) => Promise<Period>;
  /** Whether it is done on a new site's first day too; else it begins with the next period. */
  beginsAtOnce: boolean;
  /** Whether it was done, though the end came before that was noted. */
  isDone: (period: Period) => Promise<boolean>;
  /**
   * `stopping` says that the product ends, or that somebody else has the job by now: what can be broken off is.
   *
   * @throws NotNow where it is to be looked at again soon, without anybody being told
   */
  run: (now: number, stopping: AbortSignal, period: Period) => Promise<void>;
  /** What is said of a failure. */
  problemText: (error: unknown) => string;
  /** What people are told who hear of alerts, from the first failure on, once until it succeeds again. */
  alert?: (problem: string) => Pick<CmsAlert, 'title' | 'text'>;
};

/**
 * Does jobs in their periods: never twice, for each is noted by period and looked for before it is done again; and never not at
 * all, for a period that nobody was there for is made up for at the next look. Several processes share the jobs.
 */
export class Scheduler {
  private alarm: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(
    private readonly strapi: Strapi,
    private readonly jobs: readonly Job[],
    private readonly now: () => number = Date.now,
  ) {}

  /** Looks every minute until {@link stop}. */
  start(): void {
    this.alarm = setTimeout(() => {
      this.running = this.look()
        .catch((error: unknown) => void this.strapi.log.error(error))
        .then(() => (this.stopping.signal.aborted ? undefined : this.start()));
    }, LOOK_EVERY_MS).unref();
  }

  /** Begins nothing new; whoever is at it ends what it does. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.alarm);
    await this.running;
  }

  /** Does what is due now. */
  async look(): Promise<void> {
    for (const job of this.jobs) {
      if (this.stopping.signal.aborted) return;
      // One that cannot even be asked when it is due keeps no other from its work.
      await this.lookAt(job).catch((error: unknown) => void this.strapi.log.error(error));
    }
  }

  private async lookAt(job: Job): Promise<void> {
    const now = this.now();
    const period = (await job.periodAt?.(now)) ?? periodAt(await job.frequency(), now);
    const { done } = await ensureJob(this.strapi, job.name, job.beginsAtOnce ? '' : period.id);
    if (done === period.id) return;
    const lease = await JobLease.take(this.strapi, job.name, done, this.now());
    if (lease === null) return;
    const lost = new AbortController();
    const renewal = setInterval(() => void this.renew(lease, lost), JOB_LEASE_MS / 3).unref();
    const stopping = AbortSignal.any([this.stopping.signal, lost.signal]);
    try {
      if (!(await job.isDone(period))) await job.run(this.now(), stopping, period);
      await lease.noteDone(period.id);
    } catch (error) {
      if (isNotNow(error)) return await lease.giveBack();
      this.strapi.log.error(`The scheduled job ${job.name} failed; it is tried again in a while`);
      this.strapi.log.error(error);
      const problem = job.problemText(error);
      // Whoever has it by now tells how it goes.
      if (await lease.noteProblem(problem, this.now())) await this.tell(job, done, problem);
    } finally {
      clearInterval(renewal);
    }
  }

  /** What was last done names the run of failures: each is told once, also where the telling failed at first. */
  private async tell({ name, alert }: Job, done: string, problem: string): Promise<void> {
    if (alert === undefined) return;
    const key = `failed ${name} after ${done}`;
    await raiseAlert(this.strapi, { key, ...alert(problem) }, this.now(), REMIND_MS).catch(
      (error: unknown) => void this.strapi.log.error(error),
    );
  }

  private async renew(lease: JobLease, lost: AbortController): Promise<void> {
    try {
      if (!(await lease.renew(this.now()))) lost.abort();
    } catch (error) {
      this.strapi.log.warn(error);
    }
  }
}
