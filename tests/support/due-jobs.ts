import type { TwoOfEach } from './two-of-each';

/** A period that is over: what was done for it alone is due now. */
const LONG_AGO = 'daily 2020-01-01';

/**
 * Who is about to write to a job waits until both are, and then both go on at once: as a trigger, for neither waits for a lock, which
 * a CMS gives up soon. A sequence counts beyond what is not committed.
 */
const BOTH_AT_ONCE = `
  create sequence arrivals;
  create function wait_for_both() returns trigger language plpgsql as $$
  begin
    perform nextval('arrivals');
    while (select last_value from arrivals) < 2 loop perform pg_sleep(0.05); end loop;
    return null;
  end $$;
  create trigger both_at_once before update on scheduled_jobs for each statement execute function wait_for_both();`;

/** Scheduled jobs of two CMS that fall due, and are held until both reach for them, which then is at the same moment. */
export class DueJobs {
  private constructor(
    private readonly scene: TwoOfEach,
    private readonly where: string,
  ) {}

  static async of(scene: TwoOfEach, names: readonly string[]): Promise<DueJobs> {
    const where = `name in (${names.map((name) => `'${name}'`).join(', ')})`;
    const client = await scene.postgres.connect(scene.databaseUrl);
    try {
      const makeDue = `update scheduled_jobs set done = '${LONG_AGO}', lease_until = null where ${where}`;
      await client.query(`begin; ${makeDue}; ${BOTH_AT_ONCE} commit`);
    } finally {
      await client.end();
    }
    return new DueJobs(scene, where);
  }

  /** How many are still to be done. */
  left(): Promise<number> {
    return this.scene.count('scheduled_jobs', `${this.where} and (done = '${LONG_AGO}' or lease_until is not null)`);
  }

  /** Whether both CMS have reached for one at once. */
  async areReached(): Promise<boolean> {
    return (await this.scene.count('arrivals', 'last_value >= 2')) === 1;
  }
}
