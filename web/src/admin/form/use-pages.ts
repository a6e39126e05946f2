import type { ListQuery } from './use-list-query';

/** Items on a page: as many as a browser shows and sorts without a hitch; whole rows in 2, 3 and 4 columns. */
export const PAGE_SIZE = 48;

/** A page of a long list. */
export type Pages<T> = {
  shown: readonly T[];
  /** From 1. */
  page: number;
  count: number;
  /** Items before the page, and in all. */
  range: { before: number; total: number };
  go: (page: number) => void;
  /** Follows an item to its page, by its place in the whole list. */
  goTo: (place: number) => void;
};

/** The page, from 1, on which a place of the whole list is. */
export function pageOf(place: number): number {
  return Math.floor(place / PAGE_SIZE) + 1;
}

/** Shows a long list by the page that the address names. A list that has become shorter shows its last page. */
export function usePages<T>(
  items: readonly T[],
  { page: wanted, go }: Pick<ListQuery<never>, 'page' | 'go'>,
): Pages<T> {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(wanted, count);
  const before = (page - 1) * PAGE_SIZE;
  return {
    shown: items.slice(before, before + PAGE_SIZE),
    page,
    count,
    range: { before, total: items.length },
    go,
    goTo: (place) => go(pageOf(place), { typing: true }),
  };
}
