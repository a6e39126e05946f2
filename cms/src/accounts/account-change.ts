import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccountAction, Change } from '@apoti/contract';
import { currentAuthor } from '../changes/author';
import { insertRow } from '../changes/change-row';
import { lockCounters, saveCounters } from '../changes/counters';
import { oneAtATime } from '../changes/one-at-a-time';
import type { Strapi } from '../store/strapi';

const told = new AsyncLocalStorage<AccountAction>();

/** Says which change of an account `work` is; else it is told by what differs afterwards. */
export function asAccountChange<T>(action: AccountAction, work: () => Promise<T>): Promise<T> {
  return told.run(action, work);
}

/** What {@link asAccountChange} said. */
export function toldAccountChange(): AccountAction | undefined {
  return told.getStore();
}

/** Whose account it is, as far as that is known. */
export type Subject = { id: string; username: string };

/**
 * Counts a change of an account and says in the log which one it was and whose: sessions look their person up again. No value
 * is kept but the name, for others would be secrets.
 */
export async function logAccountChange(
  strapi: Strapi,
  action: AccountAction,
  { id, username }: Subject,
): Promise<void> {
  const changes: Change[] = [
    { path: ['action'], new: action },
    { path: ['username'], new: username },
  ];
  await strapi.db.transaction(({ trx }) =>
    oneAtATime(trx, async () => {
      const counters = await lockCounters(strapi, trx);
      const number = counters.number + 1;
      await insertRow(strapi, { number, kind: 'accounts', subject: id, author: currentAuthor(strapi), changes });
      await saveCounters(strapi, trx, { ...counters, number, last: { ...counters.last, accounts: number } });
    }),
  );
}
