import type { TwoOfEach } from './two-of-each';

/** A period that is over: what was done for it alone is due now. */
const LONG_AGO = 'daily 2020-01-01';

/** Scheduled jobs of two CMS that fall due, and are held until both reach for them, which then is at the same moment. */
export class DueJobs {
  private constructor(
    private readonly scene: TwoOfEach,
    private readonly where: string,
    private readonly letGoOf: () => Promise<unknown>,
  ) {}

  static async of(scene: TwoOfEach, names: readonly string[]): Promise<DueJobs> {
    const where = `name in (${names.map((name) => `'${name}'`).join(', ')})`;
    const client = await scene.postgres.connect(scene.databaseUrl);
    const makeDue = `update scheduled_jobs set done = '${LONG_AGO}', lease_until = null where ${where}`;
    await client.query(`begin; ${makeDue}; commit; begin; select from scheduled_jobs where ${where} for update`);
    return new DueJobs(scene, where, () => client.query('commit').then(() => client.end()));
  }

  /** How many CMS reach for one now: each does its jobs one after the other. */
  reaching(): Promise<number> {
    const waits = "wait_event_type = 'Lock' and query like 'update %scheduled_jobs%'";
    return this.scene.count('pg_stat_activity', `datname = current_database() and ${waits}`);
  }

  async letGo(): Promise<void> {
    await this.letGoOf();
  }

  /** How many are still to be done. */
  left(): Promise<number> {
    return this.scene.count('scheduled_jobs', `${this.where} and (done = '${LONG_AGO}' or lease_until is not null)`);
  }
}
