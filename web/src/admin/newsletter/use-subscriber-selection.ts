import type { Subscriber, SubscriberPage, SubscriberQuery } from '@apoti/contract';
import { useState } from 'react';
import { adminToast } from '../../shared/ui/toast';
import { useSelection, type Selection } from '../lists/use-selection';
import { pageLeftText } from './newsletter-texts';

/** A subscriber as they were when they were selected. */
export type Chosen = Pick<Subscriber, 'id' | 'email'>;

/** All that match a search, as many as there were, up to the newest of then. */
export type Whole = { search: string; total: number; before: number };

/** What is selected: some, on any pages, or all that match. */
export type SubscriberSelection = Selection<Chosen> & {
  whole: Whole | null;
  count: number;
  selectWhole: () => void;
  /** Of these, that were all that match, so many are left. What has been selected instead meanwhile stays so. */
  settleWhole: (done: Whole, left: number) => void;
};

/**
 * What is selected stays so on other pages and in other orders; all that match, as long as the same is searched. Taking one out
 * of all leaves the rest of the page, and says so.
 */
export function useSubscriberSelection(
  query: Pick<SubscriberQuery, 'search'>,
  page: SubscriberPage | undefined,
): SubscriberSelection {
  const some = useSelection<Chosen>();
  const [chosen, setWhole] = useState<Whole | null>(null);
  const whole = chosen?.search === query.search ? chosen : null;
  const shown = page?.subscribers ?? [];
  return {
    items: whole === null ? some.items : [],
    has: (id) => whole !== null || some.has(id),
    set: (items, selected) => {
      // All that another search found is not selected any more: it must not come back with that search.
      setWhole(null);
      if (whole === null) return some.set(items, selected);
      const out = new Set(items.map(({ id }) => id));
      const left = selected ? shown : shown.filter(({ id }) => !out.has(id));
      some.replace(left);
      const others = whole.total - shown.length;
      if (others > 0) adminToast.error(pageLeftText(left.length, others));
    },
    replace: (items) => {
      setWhole(null);
      some.replace(items);
    },
    whole,
    count: whole?.total ?? some.items.length,
    selectWhole: () => {
      if (!page) return;
      some.replace([]);
      setWhole({ search: query.search, total: page.total, before: page.newest + 1 });
    },
    settle: some.settle,
    settleWhole: (done, left) =>
      setWhole((present) => {
        if (present !== done) return present;
        return left === 0 ? null : { ...done, total: left };
      }),
  };
}
