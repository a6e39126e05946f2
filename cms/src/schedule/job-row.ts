import { lockCounters } from '../changes/counters';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/** One row a job. */
export const JOB_UID = 'api::scheduled-job.scheduled-job';

/** Who does a job has it to themselves for so long, in ms, and says so again while it goes on. */
export const JOB_LEASE_MS = 5 * 60_000;
/** After a failure it is tried again, in ms. */
export const RETRY_MS = 15 * 60_000;
/** No lease ends later than so long from now, in ms. */
export const LONGEST_WAIT_MS = Math.max(JOB_LEASE_MS, RETRY_MS);

/** What is known of a job: the period for which it was last done, and why it could not be done since. */
export type JobRow = { done: string; problem: string; problemAt: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A job's row; null when there is none yet. */
export async function findJob(strapi: Strapi, name: string): Promise<JobRow | null> {
  const row: unknown = await strapi.db.query(JOB_UID).findOne({ where: { name } });
  if (!isRecord(row)) return null;
  const at = row['problemAt'];
  const problemAt = at === null || at === undefined ? '' : new Date(at instanceof Date ? at : String(at)).toISOString();
  return { done: textOf(row['done']), problem: textOf(row['problem']), problemAt };
}

/** A job's row; made where there is none, by one process alone. */
export async function ensureJob(strapi: Strapi, name: string, done: string): Promise<JobRow> {
  const known = await findJob(strapi, name);
  if (known !== null) return known;
  return strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const made = await findJob(strapi, name);
    if (made === null) await strapi.db.query(JOB_UID).create({ data: { name, done } });
    return made ?? { done, problem: '', problemAt: '' };
  });
}
