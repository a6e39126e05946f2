import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { storageNames } from '../../shared/lib/storage-names';

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
 * Going to another page begins at its top, an anchor at its section, Back where it was left (P1). Screen readers and the
 * keyboard go on in the new page. The document's own page is the browser's business.
 */
export function useArrival(ready: boolean): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const arrived = useRef({ pathname, hash });
  useMemory(key);
  useLayoutEffect(() => {
    const last = arrived.current;
    if (!ready || (last.pathname === pathname && last.hash === hash)) return;
    arrived.current = { pathname, hash };
    if (last.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    const section = hash === '' || isBack ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) section.scrollIntoView();
    else window.scrollTo(0, isBack ? remembered(key) : 0);
  }, [ready, pathname, hash, key, isBack]);
}
