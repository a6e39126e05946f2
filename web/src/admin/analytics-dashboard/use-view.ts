import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { adminStorage } from '../../shared/lib/admin-storage';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import { paramsOf, readView, type View } from './view';

function keptBy(person: number): string {
  try {
    return localStorage.getItem(`${adminStorage.analytics}${person}`) ?? '';
  } catch {
    return '';
  }
}

function keep(person: number, search: string): void {
  try {
    localStorage.setItem(`${adminStorage.analytics}${person}`, search);
  } catch {
    // A browser that keeps nothing still has the address.
  }
}

/** What the screen shows: as the address says it, and where that says nothing, as this person left it in this browser. */
export function useView(person: number): { view: View; show: (next: View) => void } {
  const { search } = useLocation();
  const setQuery = useSetQuery();
  const isSaid = new URLSearchParams(search).has('range');
  useEffect(() => {
    // So that the address can be handed on: whoever opens it sees the same.
    if (!isSaid) setQuery(paramsOf(readView(search === '' ? keptBy(person) : search)), { replace: true });
  }, [isSaid, person, search, setQuery]);
  const asked = isSaid || search !== '' ? search : keptBy(person);
  const view = useMemo(() => readView(asked), [asked]);
  return {
    view,
    show: (next) => {
      keep(person, withQuery('', paramsOf(next)));
      setQuery(paramsOf(next));
    },
  };
}
