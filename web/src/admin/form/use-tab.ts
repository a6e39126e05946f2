import { useSearchParams } from 'react-router-dom';
import { useSetQuery } from '../../shared/lib/use-query';

/**
 * Which of a screen's tabs is open, by the address, so that Back, a reload and a link keep it: the first is the usual one.
 * Another tab has other filters, so what the address says beside the tab goes.
 */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): { current: Id; choose: (id: Id) => void } {
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const [first] = ids;
  const current = ids.find((id) => id === query.get('tab')) ?? first;
  return {
    current,
    choose: (id) => {
      if (id !== current) setQuery({ tab: id === first ? '' : id }, { only: true });
    },
  };
}
