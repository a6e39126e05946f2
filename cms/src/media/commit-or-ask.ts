import { lockCounters } from '../changes/counters';
import type { Strapi, TransactionParams } from '../store/strapi';

/** Whether a change was committed is not known, and cannot be asked now: the next start decides. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}

/**
 * Runs `work` in a transaction. Where the connection breaks off at its end nobody knows whether it was committed: then the
 * rows are asked, as soon as that transaction holds nothing any more. @throws CommitUnknown when they cannot be asked either
 */
export async function commitOrAsk<T>(
  strapi: Strapi,
  work: (params: TransactionParams) => Promise<T>,
  isDone: () => Promise<boolean>,
): Promise<T> {
  const ended: { result: T }[] = [];
  try {
    return await strapi.db.transaction(async (params) => {
      const result = await work(params);
      ended.push({ result });
      return result;
    });
  } catch (cause) {
    const [end] = ended;
    // What failed before its end was never committed.
    if (end === undefined || !(await askRows(strapi, isDone, cause))) throw cause;
    return end.result;
  }
}

async function askRows(strapi: Strapi, isDone: () => Promise<boolean>, cause: unknown): Promise<boolean> {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      await lockCounters(strapi, trx);
      return isDone();
    });
  } catch (error) {
    strapi.log.error(error);
    throw new CommitUnknown('It is not known whether a change of files was committed', { cause });
  }
}
