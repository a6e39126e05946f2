import { MAX_DELETED_AT_ONCE } from '@apoti/contract';
import { useRef } from 'react';
import { deleteSubscribers, refreshSubscribers } from '../../shared/api/subscribers';
import { createKept } from '../lists/kept';
import { idleBulk, useBulk, type Bulk, type BulkState } from '../lists/use-bulk';
import { subscriberWords } from './newsletter-texts';
import type { Chosen, SubscriberSelection, Whole } from './use-subscriber-selection';

/** Deletes subscribers step by step, with progress and a way to stop (A16). */
export type SubscriberDeletion = Bulk<'delete', Chosen> & { start: (selection: SubscriberSelection) => void };

/** Those of all that match, of whom nothing is known but how many they are. */
function unnamed(count: number): Chosen[] {
  return Array.from({ length: count }, (_, index) => ({ id: -1 - index, email: '' }));
}

/** One for the tab: it goes on while another page or another screen is open. */
const kept = createKept<BulkState<'delete', Chosen>>(idleBulk);

/** The deletion of subscribers, as far as it is. */
export function useSubscriberDeletion(): SubscriberDeletion {
  /** Where the next step of all that match begins; null when none is left, and for named ones. */
  const rest = useRef<Omit<Whole, 'total'> | null>(null);
  const isNamed = useRef(true);
  const bulk = useBulk<'delete', Chosen>({
    words: subscriberWords,
    atOnce: MAX_DELETED_AT_ONCE,
    call: async (_, items) => {
      if (isNamed.current) await deleteSubscribers({ ids: items.map(({ id }) => id) });
      else if (rest.current !== null) {
        const matching = { ...rest.current, limit: items.length };
        const { next } = await deleteSubscribers({ matching });
        rest.current = next === null ? null : { ...matching, before: next };
      }
      return [];
    },
    refresh: refreshSubscribers,
    kept,
  });
  const start = (selection: SubscriberSelection) => {
    const { whole } = selection;
    isNamed.current = whole === null;
    rest.current = whole && { search: whole.search, before: whole.before };
    const items = whole === null ? selection.items : unnamed(whole.total);
    void bulk.run('delete', items, (left) => {
      const undone = new Set(left);
      // What was ticked meanwhile stays so.
      if (whole === null)
        selection.set(
          items.filter((item) => !undone.has(item)),
          false,
        );
      else selection.keepWhole(left.length);
    });
  };
  return { ...bulk, start };
}
