import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetQuery } from '../../shared/lib/use-query';
import { focusSearch } from '../lists/focus-search';

/** What a list is filtered by, under the names that the address has for it; an empty text is no choice. */
export type ListFilter<Name extends string> = Readonly<Record<Name, string>>;

/** `typing`: the present entry of the browser's history is replaced; else there is a new one. */
type How = { typing?: boolean };

/** What a list shows, as the address says it. */
export type ListQuery<Name extends string> = {
  /** The same object until something of it changes. */
  filter: ListFilter<Name>;
  isFiltered: boolean;
  /** From 1. */
  page: number;
  /** Filters otherwise, from the first page on. */
  choose: (next: Partial<ListFilter<Name>>, how?: How) => void;
  /** Shows everything, from its first page on. What was pressed for it goes: the focus goes to the search (X2). */
  clear: () => void;
  go: (page: number, how?: How) => void;
};

/**
 * Filters and page of a list in the address, so that Back, a reload and a link keep them. `none` names the filters (not
 * `page`), `choices` the values of those that are no free text: what cannot be chosen is no choice.
 */
export function useListQuery<Name extends string>(
  none: ListFilter<Name>,
  choices: Partial<Record<Name, readonly string[]>> = {},
): ListQuery<Name> {
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const filter = useSame(readFilter(none, choices, query));
  const page = Number(query.get('page'));
  return {
    filter,
    isFiltered: Object.values(filter).some((value) => value !== ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    choose: (next, { typing = false } = {}) => setQuery({ ...textsOf(next), page: '' }, { replace: typing }),
    clear: () => {
      setQuery({ ...none, page: '' });
      focusSearch();
    },
    go: (next, { typing = false } = {}) => setQuery({ page: pageText(next) }, { replace: typing }),
  };
}

/** A page as the address has it: the first one is not named. */
export function pageText(page: number): string {
  return page === 1 ? '' : String(page);
}

function readFilter<Name extends string>(
  none: ListFilter<Name>,
  choices: Partial<Record<Name, readonly string[]>>,
  query: URLSearchParams,
): Record<Name, string> {
  const filter: Record<Name, string> = { ...none };
  for (const name in none) {
    const value = (query.get(name) ?? '').trim();
    const known: readonly string[] | undefined = choices[name];
    filter[name] = known === undefined || known.includes(value) ? value : '';
  }
  return filter;
}

/** Texts without the blanks around them: they are no other search. */
function textsOf(next: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(next).map(([name, value = '']) => [name, value.trim()]));
}

/** The first of values that hold the same. */
function useSame<T extends Readonly<Record<string, string>>>(value: T): T {
  const [kept, setKept] = useState(value);
  if (Object.entries(value).every(([name, text]) => kept[name] === text)) return kept;
  setKept(value);
  return value;
}
