import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionOf } from '../../shared/lib/section-of';
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

/** Where an entry of the history was scrolled to; null when that is not known. */
function remembered(key: string): number | null {
  try {
    const kept = sessionStorage.getItem(`${KEY}${key}`);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** Keeps where each entry of the history was scrolled to. */
function useMemory(key: string): void {
  useLayoutEffect(() => {
    const event = 'onscrollend' in window ? 'scrollend' : 'scroll';
    const onScroll = () => remember(key);
    window.addEventListener(event, onScroll);
    return () => window.removeEventListener(event, onScroll);
  }, [key]);
}

/**
 * Stands beside the page and is there when the page is: going to another page begins at its top, an anchor at its section,
 * another part of a list at the list (P13), Back where it was left (P1). Screen readers and the keyboard go on there. The
 * document's own page is the browser's business. Until the page is `settled`, its sections are those of the last address.
 */
export function Arrival({ visit, settled }: { visit: Visit; settled: boolean }) {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useMemory(key);
  useLayoutEffect(() => {
    if (!settled) return;
    // An older document's first entry has the same key.
    if (visit.begins()) remember(key);
    const arrived = visit.arriveAt({ pathname, search, hash });
    // Another place of the same page by Back or by a plain anchor: the browser goes there itself.
    if (arrived === 'already' || (arrived === 'place' && isBack)) return;
    const section = isBack ? null : sectionOf(hash);
    const place = section ?? (arrived === 'page' ? document.getElementById('main') : null);
    // Most sections cannot have the focus by themselves.
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
    // An answer that is still folded up takes no focus.
    if (arrived === 'page' && document.activeElement !== place)
      document.getElementById('main')?.focus({ preventScroll: true });
    const top = isBack ? remembered(key) : 0;
    if (section) section.scrollIntoView();
    else if (top !== null) window.scrollTo(0, top);
  }, [visit, settled, pathname, search, hash, key, isBack]);
  return null;
}
