import { useEffect, useRef } from 'react';

/** Ids of what gets the focus once the list has changed, the first that is there and enabled. */
export type Focus = readonly string[];

/** Gives the focus to an element once `list` has changed: a moved item keeps it, though its button may now be disabled. */
export function useFocusAfter(list: unknown): (next: Focus) => void {
  const wanted = useRef<Focus>([]);
  useEffect(() => {
    const next = wanted.current;
    wanted.current = [];
    const target = next
      .map((id) => document.getElementById(id))
      .find((element) => element !== null && !element.hasAttribute('disabled'));
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [list]);
  return (next) => (wanted.current = next);
}
