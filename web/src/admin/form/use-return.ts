import { useEffect, useRef } from 'react';
import type { Focus } from './use-focus-after';

/**
 * Gives the focus back once, when a list comes back in place of a form: to the first of `ids` that is there by the time that
 * the list is (`isThere`). No ids: the list was not come back to.
 */
export function useReturn(ids: Focus, isThere = true): void {
  const returned = useRef(ids.length === 0);
  useEffect(() => {
    if (!isThere || returned.current) return;
    returned.current = true;
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  }, [isThere, ids]);
}
