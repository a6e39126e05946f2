import { diff, type Json } from '@apoti/contract';
import type { Strapi, TransactionParams } from '../store/strapi';
import type { Author } from './author';
import { insertRow, type ChangeNote } from './change-row';
import { erasedDeletion, forgetSubjects } from './forget';
import { lockCounters, saveCounters, type Counters } from './counters';
import { oneAtATime } from './one-at-a-time';
import { refuseNewFaults } from './refuse';
import type { Watch } from './watch';

/** What `work` finds: the state as it stands, and the counters, which nobody else can move meanwhile. */
export type Situation<State> = { before: State; counters: Counters };
/** What `work` leaves: its result, and what the log shall keep of the sender; a note is kept even if nothing changed. */
export type Outcome<Result> = { result: Result; note?: ChangeNote | undefined };
export type Changed<State, Result> = { result: Result; state: State; counters: Counters; changed: boolean };

/**
 * Strapi's nested transactions undo nothing by themselves: whoever swallowed the refusal would commit half a change. So all
 * of the transaction goes.
 */
async function undo({ trx }: TransactionParams): Promise<void> {
  if (!trx.isCompleted()) await trx.rollback();
}

/**
 * Changes something and logs it, in one transaction (the caller's, if there is one): the state before and after, the rules,
 * the row of the change log, the counters. Everything or nothing.
 * @throws ApiError `invalid` when the new state breaks a rule
 */
export async function withChange<State extends Json | undefined, Result>(
  strapi: Strapi,
  author: Author,
  watch: Watch<State, Result>,
  work: (situation: Situation<State>) => Promise<Outcome<Result>>,
): Promise<Changed<State, Result>> {
  return strapi.db.transaction(async (params) => {
    try {
      return await oneAtATime(params.trx, () => changeLogged(strapi, params, author, watch, work));
    } catch (error) {
      await undo(params);
      throw error;
    }
  });
}

async function changeLogged<State extends Json | undefined, Result>(
  strapi: Strapi,
  params: TransactionParams,
  author: Author,
  watch: Watch<State, Result>,
  work: (situation: Situation<State>) => Promise<Outcome<Result>>,
): Promise<Changed<State, Result>> {
  const counters = await lockCounters(strapi, params.trx);
  const before = await watch.before(counters, params);
  const order = await watch.order?.();
  const { result, note } = await work({ before, counters });
  const after = await watch.after(before, result);
  const changes = diff(watch.shape, before, after);
  const changed = changes.length > 0;
  const isMoved = (await watch.order?.(result)) !== order;
  if (!changed && !note && !isMoved) return { result, state: after, counters, changed };
  if (changed) refuseNewFaults(watch, before, after);
  const number = counters.number + 1;
  const seen = changed && diff(watch.shape, watch.visible(before), watch.visible(after)).length > 0;
  const next: Counters = {
    ...counters,
    number,
    last: changed || isMoved ? { ...counters.last, [watch.kind]: number } : counters.last,
    visible: seen || isMoved ? { ...counters.visible, [watch.kind]: number } : counters.visible,
  };
  const subject = watch.subject(before, after, result);
  const isErased = watch.forgets === true && after === undefined;
  if (isErased) await forgetSubjects(strapi, watch.kind, [subject]);
  const kept = isErased ? erasedDeletion : changes;
  if (changed || note) await insertRow(strapi, { ...note, number, kind: watch.kind, subject, author, changes: kept });
  await saveCounters(strapi, params.trx, next);
  watch.settled?.(after, next, params);
  return { result, state: after, counters: next, changed };
}
