import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** An address's query with some parameters changed; an empty value takes one away. Begins with `?`, or is empty. */
export function withQuery(search: string, changes: Record<string, string>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Changes the address's parameters without leaving the page, so that Back, reload and sharing keep them. Typing replaces the
 * present entry of the history; a choice makes a new one. With `only`, parameters that are not named go. What it changes is
 * the browser's present address, not that of the last rendering: two changes in quick succession both remain.
 */
export function useSetQuery(): (changes: Record<string, string>, how?: { replace?: boolean; only?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, { replace = false, only = false } = {}) => {
      const { pathname, search, hash } = window.location;
      const next = withQuery(only ? '' : search, changes);
      // What is there already makes no entry of its own (tabs tell a choice on focus and on click): Back would do nothing.
      const same = next === withQuery(search, {});
      // The anchor stays: an address that loses it would go to its page's top.
      void navigate({ pathname, search: next, hash }, { replace: replace || same, preventScrollReset: true });
    },
    [navigate],
  );
}
