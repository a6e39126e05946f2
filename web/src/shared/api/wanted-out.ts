import { WANTS_OUT_STORAGE } from '../lib/storage-names';

/**
 * What this document knows of a logout. `heard`: the server knows of it; the document is out until it has gone, or until somebody
 * is signed in again.
 */
let here: 'in' | 'wanted' | 'heard' = 'in';
/** Whether the server could not be told at the last try. */
let hasFailed = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether the browser keeps that somebody wants out, for every tab and for a reload. */
function isKept(): boolean {
  try {
    return localStorage.getItem(WANTS_OUT_STORAGE) !== null;
  } catch {
    return false;
  }
}

function keep(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(WANTS_OUT_STORAGE, 'yes');
    else localStorage.removeItem(WANTS_OUT_STORAGE);
  } catch {
    // This document alone knows, until the page is left.
  }
}

/** Whether somebody has logged out here, in any tab, also before a reload, and nobody has signed in since. */
export function wantsOut(): boolean {
  return here !== 'in' || isKept();
}

/** Whether the server knows of that logout: then its word on who is signed in counts again. */
export function isOutHeard(): boolean {
  return here === 'heard' && !isKept();
}

/** Whether the last try to tell the server has failed. */
export function hasOutFailed(): boolean {
  return hasFailed && !isOutHeard();
}

/** Notes that somebody wants out, or that somebody is really signed in again. */
export function noteWantsOut(isWanted: boolean): void {
  here = isWanted ? 'wanted' : 'in';
  hasFailed = false;
  keep(isWanted);
  tell();
}

/** Notes whether the server has heard of the logout at this try. */
export function noteOutTold(isHeard: boolean): void {
  hasFailed = !isHeard;
  if (isHeard) {
    here = 'heard';
    keep(false);
  }
  tell();
}

function hearOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== WANTS_OUT_STORAGE) return;
  // It ends with the server's word or with a sign-in there: which of them is asked for, and this one is shut until then.
  here = newValue === null ? 'heard' : 'wanted';
  tell();
}

/** Only a browser has other tabs. */
const hasTabs = typeof window !== 'undefined';

/** Calls at each change of these, in another tab too. Answers what ends that. */
export function onWantsOut(listener: () => void): () => void {
  if (hasTabs && listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (hasTabs && listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}
