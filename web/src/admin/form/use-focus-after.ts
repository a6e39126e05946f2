import { useEffect, useRef } from 'react';

/** Ids of what gets the focus once the list has changed, the first that is there and enabled. */
export type Focus = readonly string[];

/**
 * Gives the focus to an element once `list` has changed: a moved item keeps it, though its button may now be disabled. One
 * that comes later, with another page of the list, gets it then, unless the person has gone on to something else. None is wanted
 * any more after an empty one: what was to change the list has failed. `isOnlyIfLost`: what was pressed goes with what it was for, and
 * nothing is given to somebody who is on anything else by then.
 */
export function useFocusAfter(list: unknown, isOnlyIfLost = false): (next: Focus) => void {
  const wanted = useRef<Focus>([]);
  const seen = useRef(list);
  const isLate = useRef(false);
  const asker = useRef<Element | null>(null);
  useEffect(() => {
    const isChanged = seen.current !== list;
    seen.current = list;
    if (wanted.current.length === 0) return;
    if (!isChanged && !(isLate.current && document.activeElement === document.body)) return;
    if (isOnlyIfLost ? !isLost() : isElsewhere(asker.current)) wanted.current = [];
    if (wanted.current.length === 0) return;
    const target = wanted.current
      .map((id) => document.getElementById(id))
      .find((element) => element !== null && !element.hasAttribute('disabled'));
    isLate.current = target === undefined;
    if (!target) return;
    wanted.current = [];
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
  });
  return (next) => {
    wanted.current = next;
    isLate.current = false;
    asker.current = document.activeElement;
  };
}

/** Whether nothing on the page has the focus, or only what took it over from buttons that went (`data-stand-in`). */
function isLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('#screen, [data-stand-in]');
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether the person has gone on to a field while what was done to the list was under way: what is typed there stays there. */
function isElsewhere(asker: Element | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== asker && focused.matches(FIELDS);
}
