import { useState } from 'react';

/** Items on a page: as many as a browser shows and sorts without a hitch. */
export const PAGE_SIZE = 50;

/** A page of a long list. */
export type Pages<T> = {
  shown: readonly T[];
  /** From 1. */
  page: number;
  count: number;
  /** Items before the page, and in all. */
  range: { before: number; total: number };
  go: (page: number) => void;
  /** Goes to the page of an item by its place in the whole list. */
  goTo: (place: number) => void;
};

/** Shows a long list by the page. A list that has become shorter shows its last page. */
export function usePages<T>(items: readonly T[]): Pages<T> {
  const [wanted, go] = useState(1);
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(wanted, count);
  const before = (page - 1) * PAGE_SIZE;
  return {
    shown: items.slice(before, before + PAGE_SIZE),
    page,
    count,
    range: { before, total: items.length },
    go,
    goTo: (place) => go(Math.floor(place / PAGE_SIZE) + 1),
  };
}
