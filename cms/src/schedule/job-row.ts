import { lockCounters } from '../changes/counters';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const JOB_UID = 'api::scheduled-job.scheduled-job';

/** Who does a job has it to themselves for so long, in ms, and says so again while it goes on. */
export const JOB_LEASE_MS = 5 * 60_000;
/** After a failure it is tried again, in ms. */
export const RETRY_MS = 15 * 60_000;
const LONGEST_WAIT_MS = Math.max(JOB_LEASE_MS, RETRY_MS);

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

/**
 * Takes a job that was last done for `done`, if nobody has it. A time that no lease reaches comes from a clock that has jumped
 * back: it does not count. One statement decides, so two processes never both get it.
 */
export async function claimJob(strapi: Strapi, name: string, done: string, now: number): Promise<boolean> {
  const free = [
    { leaseUntil: { $null: true } },
    { leaseUntil: { $lte: new Date(now) } },
    { leaseUntil: { $gt: new Date(now + LONGEST_WAIT_MS) } },
  ];
  const data = { leaseUntil: new Date(now + JOB_LEASE_MS) };
  const { count } = await strapi.db.query(JOB_UID).updateMany({ where: { name, done, $or: free }, data });
  return count === 1;
}

/** It goes on. */
export async function renewLease(strapi: Strapi, name: string, now: number): Promise<void> {
  await strapi.db.query(JOB_UID).updateMany({ where: { name }, data: { leaseUntil: new Date(now + JOB_LEASE_MS) } });
}

/** It is done for this period. */
export async function noteDone(strapi: Strapi, name: string, done: string): Promise<void> {
  const data = { done, leaseUntil: null, problem: null, problemAt: null };
  await strapi.db.query(JOB_UID).updateMany({ where: { name }, data });
}

/** It was not done and nothing is wrong: whoever looks next may have it. */
export async function releaseJob(strapi: Strapi, name: string): Promise<void> {
  await strapi.db.query(JOB_UID).updateMany({ where: { name }, data: { leaseUntil: null } });
}

/** It could not be done; it is tried again after a while. */
export async function noteProblem(strapi: Strapi, name: string, problem: string, now: number): Promise<void> {
  const data = { leaseUntil: new Date(now + RETRY_MS), problem, problemAt: new Date(now) };
  await strapi.db.query(JOB_UID).updateMany({ where: { name }, data });
}
