import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetQuery } from '../../shared/lib/use-query';

/**
 * Which of a screen's tabs is open, by the address, so that Back, a reload and a link keep it: the first is the usual one.
 * Another tab has other filters, so what the address says beside the tab goes; with `keeps` it comes back with its tab, as long as
 * the screen is open.
 */
export function useTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
  { keeps = false } = {},
): { current: Id; choose: (id: Id) => void } {
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const [first] = ids;
  const tabIn = (params: URLSearchParams) => ids.find((id) => id === params.get('tab')) ?? first;
  const current = tabIn(query);
  const left = useRef(new Map<Id, URLSearchParams>());
  return {
    current,
    choose: (id) => {
      if (id === current) return;
      const here = new URLSearchParams(window.location.search);
      // Told on focus and on click, the second time the address is the other tab's already.
      if (keeps && tabIn(here) === current) left.current.set(current, here);
      setQuery({ ...Object.fromEntries(left.current.get(id) ?? []), tab: id === first ? '' : id }, { only: true });
    },
  };
}
