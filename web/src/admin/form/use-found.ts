import { useMemo, useState } from 'react';

/**
 * The items that match a filter, in their order. One that was found stays until the filter is another one, so that an item
 * does not vanish under the hands of who edits it.
 */
export function useFound<T extends { id: number }, Filter>(
  items: readonly T[],
  filter: Filter,
  find: (items: readonly T[], filter: Filter) => readonly T[],
): readonly T[] {
  const matching = useMemo(() => new Set(find(items, filter).map(({ id }) => id)), [items, filter, find]);
  const [kept, setKept] = useState({ filter, ids: matching });
  const isSame = kept.filter === filter;
  if (!isSame) setKept({ filter, ids: matching });
  return useMemo(
    () => items.filter(({ id }) => matching.has(id) || (isSame && kept.ids.has(id))),
    [items, matching, kept, isSame],
  );
}
