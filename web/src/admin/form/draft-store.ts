import { noteAtRisk } from './at-risk';

/** Texts by name in localStorage, one for all tabs; in a browser that keeps nothing they hold until the page is left. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/** What is kept under a name; null: nothing. */
export function readDraft(name: string): string | null {
  const own = unkept.get(name);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Names of what is kept, that begin so. */
export function draftNames(beginning: string): string[] {
  let kept: string[] = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    // A browser that keeps nothing has none.
  }
  return [...new Set([...kept, ...unkept.keys()])].filter((name) => name.startsWith(beginning)).sort();
}

/** Whether what is under a name outlives the page: false in a browser that keeps nothing. */
export function isDraftKept(name: string): boolean {
  return !unkept.has(name);
}

/** Keeps a text under a name, or nothing any more. */
export function keepDraft(name: string, text: string | null): void {
  unkept.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) unkept.set(name, text);
  }
  noteAtRisk(unkept, unkept.size > 0);
  for (const listener of listeners) listener();
}

/** Tells of every change, another tab's too. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
