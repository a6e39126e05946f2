import type { Strapi, TransactionParams } from './strapi';

type Work = (params: TransactionParams) => unknown;

/**
 * What Strapi does after a commit (it reads the entry once more, to tell webhooks of it) is waited for by nobody: a database that goes
 * away then would end the CMS. The save is done all the same; what could not be done after it is logged.
 */
export function hearAfterCommits({ db, log }: Strapi): void {
  const transaction = db.transaction.bind(db);
  const hear = (after: () => unknown) => async () => {
    try {
      await after();
    } catch (error) {
      log.error(error);
    }
  };
  const heard = (work?: Work) =>
    work === undefined
      ? transaction()
      : transaction((params) => work({ ...params, onCommit: (after: () => unknown) => params.onCommit(hear(after)) }));
  Object.assign(db, { transaction: heard });
}
