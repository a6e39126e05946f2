import type { Content } from '@apoti/contract';
import type { Counters } from '../changes/counters';
import type { Strapi, TransactionParams, Trx } from '../store/strapi';

/**
 * The content as it was at a change-log number. Every door bumps that number in the transaction of its change, so an equal
 * number means equal content, and nothing has to be read.
 */
type Known = { epoch: string; number: number; content: Content };

const committed = new WeakMap<Strapi, Known>();
const pending = new WeakMap<Trx, Known>();

function isCurrent(known: Known | undefined, { epoch, last }: Counters): known is Known {
  return known !== undefined && known.epoch === epoch && known.number === last.content;
}

/** The content at these counters, if it is known; within a transaction also what that transaction has not committed yet. */
export function knownContent(strapi: Strapi, counters: Counters, trx?: Trx): Content | undefined {
  const candidates = [trx && pending.get(trx), committed.get(strapi)];
  return candidates.find((known) => isCurrent(known, counters))?.content;
}

/** Keeps what a transaction reads or makes; others get it once that is committed. */
export function keepContent(strapi: Strapi, content: Content, counters: Counters, params: TransactionParams): void {
  const known = { epoch: counters.epoch, number: counters.last.content, content };
  pending.set(params.trx, known);
  params.onCommit(() => committed.set(strapi, known));
}

/** Keeps what was read at these counters, as they are committed. */
export function keepRead(strapi: Strapi, content: Content, { epoch, last }: Counters): void {
  committed.set(strapi, { epoch, number: last.content, content });
}

/** Forgets everything: for a database that was changed past Strapi. */
export function forgetContent(strapi: Strapi): void {
  committed.delete(strapi);
}
