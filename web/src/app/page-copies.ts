import { storageNames } from '../shared/lib/storage-names';
import type { PageView } from './page-view';

const PREFIX = storageNames.pages;
/** Larger pages are not kept, in characters. */
const MAX_LENGTH = 60_000;
const MAX_COPIES = 20;

function isOurs(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Keeps what a page showed, for when the server cannot be reached (P31). Of another build nothing is kept. */
export function keepCopy(build: string, address: string, view: PageView): void {
  const text = JSON.stringify(view);
  if (text.length > MAX_LENGTH || address.includes('?')) return;
  try {
    const copies = Object.keys(localStorage).filter(isOurs);
    const outdated = copies.filter((key) => !key.startsWith(`${PREFIX}${build}:`));
    for (const key of copies.length > MAX_COPIES ? copies : outdated) localStorage.removeItem(key);
    localStorage.setItem(`${PREFIX}${build}:${address}`, text);
  } catch {
    // Full or forbidden storage: then there is no copy.
  }
}

/** The copy of a page, written by this same build; null when there is none. */
export function readCopy(build: string, address: string): PageView | null {
  try {
    const text = localStorage.getItem(`${PREFIX}${build}:${address}`);
    return text === null ? null : (JSON.parse(text) as PageView);
  } catch {
    return null;
  }
}
