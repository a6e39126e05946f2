import { MAX_DELETED_AT_ONCE } from '@apoti/contract';
import { deleteSubscribers, refreshSubscribers } from '../../shared/api/subscribers';
import { createKept } from '../lists/kept';
import { idleBulk, useBulk, type Bulk, type BulkState } from '../lists/use-bulk';
import { backToSubscribers, subscriberWords } from './newsletter-texts';
import type { Chosen, SubscriberSelection, Whole } from './use-subscriber-selection';

/** How a deletion goes on: each has its own way, since another may be asked for while it runs. */
type Deed = { action: 'delete'; step: (items: readonly Chosen[]) => Promise<void> };

/** Deletes subscribers step by step, with progress and a way to stop (A16). */
export type SubscriberDeletion = Bulk<'delete', Chosen, Deed> & { start: (selection: SubscriberSelection) => void };

/** Those of all that match, of whom nothing is known but how many they are. */
function unnamed(count: number): Chosen[] {
  return Array.from({ length: count }, (_, index) => ({ id: -1 - index, email: '' }));
}

async function stepNamed(items: readonly Chosen[]): Promise<void> {
  await deleteSubscribers({ ids: items.map(({ id }) => id) });
}

/** Each step of all that match begins where the one before it ended; none is asked for after the last. */
function stepsOf({ search, before }: Whole): Deed['step'] {
  let rest: { search: string; before: number } | null = { search, before };
  return async (items) => {
    if (rest === null) return;
    const { next } = await deleteSubscribers({ matching: { ...rest, limit: items.length } });
    rest = next === null ? null : { search, before: next };
  };
}

/** One for the tab: it goes on while another page or another screen is open. */
const kept = createKept<BulkState<'delete', Chosen>>(idleBulk, backToSubscribers);

/** The deletion of subscribers, as far as it is. */
export function useSubscriberDeletion(): SubscriberDeletion {
  const bulk = useBulk<'delete', Chosen, Deed>({
    words: subscriberWords,
    atOnce: MAX_DELETED_AT_ONCE,
    call: async ({ step }, items) => {
      await step(items);
      return [];
    },
    refresh: refreshSubscribers,
    kept,
  });
  const start = ({ whole, items, settle, settleWhole }: SubscriberSelection) => {
    const step = whole === null ? stepNamed : stepsOf(whole);
    const all = whole === null ? items : unnamed(whole.total);
    void bulk.run({ action: 'delete', step }, all, (left) => {
      if (whole === null) settle(all, left);
      else settleWhole(whole, left.length);
    });
  };
  return { ...bulk, start };
}
