import type { Strapi } from '../store/strapi';
import { currentAuthor } from '../changes/author';
import { insertRow } from '../changes/change-row';
import { lockCounters, saveCounters } from '../changes/counters';
import { oneAtATime } from '../changes/one-at-a-time';
import { isRecord } from '../store/from-strapi';
import { USER_UID } from './admins';

/**
 * Counts every change of an account, through whatever door, so that a session ends within a second of a disabling or a new
 * password. What changed is not kept: it would be secrets.
 */
export function watchAccounts(strapi: Strapi): void {
  const count = (event: { result?: unknown }) => countAccountChange(strapi, event.result);
  strapi.db.lifecycles.subscribe({
    models: [USER_UID],
    afterCreate: count,
    afterUpdate: count,
    afterDelete: count,
    afterCreateMany: count,
    afterUpdateMany: count,
    afterDeleteMany: count,
  });
}

async function countAccountChange(strapi: Strapi, result: unknown): Promise<void> {
  const subject = isRecord(result) && result['id'] !== undefined ? String(result['id']) : '';
  await strapi.db.transaction(({ trx }) =>
    oneAtATime(trx, async () => {
      const counters = await lockCounters(strapi, trx);
      const number = counters.number + 1;
      await insertRow(strapi, { number, kind: 'accounts', subject, author: currentAuthor(strapi), changes: [] });
      await saveCounters(strapi, trx, { ...counters, number, last: { ...counters.last, accounts: number } });
    }),
  );
}
