import type { Strapi } from '../store/strapi';
import { JOB_LEASE_MS, JOB_UID, LONGEST_WAIT_MS, RETRY_MS } from './job-row';

/** What is written of a job: until when it is somebody's, and what became of it. */
type Change = { leaseUntil: Date | null } & Record<string, unknown>;

/**
 * A job that this process has to itself. One that says nothing for {@link JOB_LEASE_MS} is taken as gone, and somebody else has the job; it may
 * wake up all the same. So each change of the row asks whether the lease is still the one that was taken: by when it ends, which
 * no later one has in common with it.
 */
export class JobLease {
  private isLost = false;
  /** What became of the job is said: a renewal after that would take its place. */
  private isOver = false;
  /** The change that is on its way, or the last one. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly strapi: Strapi,
    private readonly name: string,
    private until: Date,
  ) {}

  /**
   * Takes a job that was last done for `done`, if nobody has it. A time that no lease reaches comes from a clock that has jumped
   * back: it does not count. One statement decides, so two processes never both get it.
   */
  static async take(strapi: Strapi, name: string, done: string, now: number): Promise<JobLease | null> {
    const free = [
      { leaseUntil: { $null: true } },
      { leaseUntil: { $lte: new Date(now) } },
      { leaseUntil: { $gt: new Date(now + LONGEST_WAIT_MS) } },
    ];
    const until = new Date(now + JOB_LEASE_MS);
    const data = { leaseUntil: until };
    const { count } = await strapi.db.query(JOB_UID).updateMany({ where: { name, done, $or: free }, data });
    return count === 1 ? new JobLease(strapi, name, until) : null;
  }

  /** Goes on having it, unless it is over. Says whether it did: somebody else may have the job by now. */
  async renew(now: number): Promise<boolean> {
    if (this.isOver) return false;
    return this.change({ leaseUntil: new Date(now + JOB_LEASE_MS) });
  }

  /** It is done for this period. */
  async noteDone(done: string): Promise<void> {
    await this.end({ done, leaseUntil: null, problem: null, problemAt: null });
  }

  /** It was not done and nothing is wrong: whoever looks next may have it. */
  async giveBack(): Promise<void> {
    await this.end({ leaseUntil: null });
  }

  /** It could not be done; it is tried again after a while. Says whether that was for this process to say. */
  noteProblem(problem: string, now: number): Promise<boolean> {
    return this.end({ leaseUntil: new Date(now + RETRY_MS), problem, problemAt: new Date(now) });
  }

  private end(data: Change): Promise<boolean> {
    this.isOver = true;
    return this.change(data);
  }

  /** One after the other: a job that ends while it says that it goes on would look for the lease from before. */
  private change(data: Change): Promise<boolean> {
    const made = this.last.then(() => this.write(data));
    this.last = made.catch(() => undefined);
    return made;
  }

  private async write(data: Change): Promise<boolean> {
    if (this.isLost) return false;
    const where = { name: this.name, leaseUntil: this.until };
    const { count } = await this.strapi.db.query(JOB_UID).updateMany({ where, data });
    this.isLost = count !== 1;
    if (this.isLost) return false;
    if (data.leaseUntil !== null) this.until = data.leaseUntil;
    return true;
  }
}
