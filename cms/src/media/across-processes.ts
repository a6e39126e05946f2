import type { Strapi } from '../store/strapi';

/** The number of the lock; nobody else takes one of the database. */
const LOCK = 0x6170_6f74;

type Outcome<T> = { result: T } | { error: unknown };

/**
 * Does something while no other CMS of the same database does such a thing. On PostgreSQL a lock says so that is a transaction's
 * own (so poolers may give it any connection), and gone at once with its process; SQLite has one CMS alone.
 */
export async function acrossProcesses<T>(strapi: Strapi, work: () => Promise<T>): Promise<T> {
  if (strapi.db.dialect.client !== 'postgres') return work();
  const ended: Outcome<T>[] = [];
  try {
    await strapi.db.connection.transaction(async (held) => {
      // Longest that a process waits for the others.
      await held.raw("set local lock_timeout = '20s'");
      await held.raw('select pg_advisory_xact_lock(?)', [LOCK]);
      ended.push(await outcomeOf(work));
    });
  } catch (error) {
    // How the lock ends changes nothing of what was done meanwhile.
    if (ended.length === 0) throw error;
    strapi.log.warn(error);
  }
  const [outcome] = ended;
  if (outcome === undefined) throw new Error('A transaction has ended without its work');
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error };
  }
}
