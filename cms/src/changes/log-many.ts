import { diff, type Json } from '@apoti/contract';
import type { Strapi, Trx } from '../store/strapi';
import type { Author } from './author';
import { insertRows } from './change-row';
import { saveCounters, type Counters } from './counters';
import type { Watch } from './watch';

type State = Json | undefined;
/** One entry of many that were changed at once: what it was, and what it is. */
export type ManyChanged = { watch: Watch<State, unknown>; before: State; after: State };

/**
 * Logs what was done to many entries, each in a row of its own, with a few queries; inside the transaction that holds the
 * counters. No rule is asked: it is for what breaks none, such as deleting.
 */
export async function logMany(
  strapi: Strapi,
  trx: Trx,
  { author, counters }: { author: Author; counters: Counters },
  entries: readonly ManyChanged[],
): Promise<void> {
  let { number, last, visible } = counters;
  const rows = entries.flatMap(({ watch, before, after }) => {
    const { kind, shape } = watch;
    const changes = diff(shape, before, after);
    if (changes.length === 0) return [];
    number += 1;
    last = { ...last, [kind]: number };
    if (diff(shape, watch.visible(before), watch.visible(after)).length > 0) visible = { ...visible, [kind]: number };
    return [{ number, kind, subject: watch.subject(before, after, undefined), author, changes }];
  });
  if (rows.length === 0) return;
  await insertRows(strapi, rows);
  await saveCounters(strapi, trx, { ...counters, number, last, visible });
}
