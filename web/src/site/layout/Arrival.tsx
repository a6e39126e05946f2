import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { storageNames } from '../../shared/lib/storage-names';
import type { Visit } from './visit';

const KEY = storageNames.scroll;

function remember(key: string): void {
  try {
    sessionStorage.setItem(`${KEY}${key}`, String(window.scrollY));
  } catch {
    // Without storage, Back begins at the top.
  }
}

function remembered(key: string): number {
  try {
    return Number(sessionStorage.getItem(`${KEY}${key}`) ?? 0);
  } catch {
    return 0;
  }
}

/** Keeps where each entry of the history was scrolled to. */
function useMemory(key: string): void {
  useEffect(() => {
    const onScroll = () => remember(key);
    window.addEventListener('scrollend', onScroll);
    return () => window.removeEventListener('scrollend', onScroll);
  }, [key]);
}

/**
 * Stands beside the page and is there when the page is: going to another page begins at its top, an anchor at its section,
 * Back where it was left (P1). Screen readers and the keyboard go on in the new page. The document's own page is the
 * browser's business.
 */
export function Arrival({ visit }: { visit: Visit }) {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useMemory(key);
  useLayoutEffect(() => {
    const arrived = visit.arriveAt(pathname, hash);
    if (arrived === 'already') return;
    if (arrived === 'page') document.getElementById('main')?.focus({ preventScroll: true });
    const section = hash === '' || isBack ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) section.scrollIntoView();
    else window.scrollTo(0, isBack ? remembered(key) : 0);
  }, [visit, pathname, hash, key, isBack]);
  return null;
}
