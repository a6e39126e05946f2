import { useEffect, useSyncExternalStore } from 'react';
import type { EditorState } from '../editing/state';
import { statusOf, type SaveStatus } from '../editing/status';

/** What needs a person comes first, what is done last. */
const URGENCY: readonly SaveStatus[] = ['unkept', 'conflict', 'invalid', 'kept', 'saving', 'loading', 'saved'];

const open = new Map<symbol, SaveStatus>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the header know of a document in editing for as long as the component stands and it is `open`. */
export function useOpenEditor<T>(state: EditorState<T>, isOpen = true): void {
  const status = statusOf(state);
  useEffect(() => {
    if (!isOpen) return undefined;
    const name = Symbol(status);
    open.set(name, status);
    tell();
    return () => {
      open.delete(name);
      tell();
    };
  }, [status, isOpen]);
}

function mostUrgent(): SaveStatus {
  const present = new Set(open.values());
  return URGENCY.find((status) => present.has(status)) ?? 'saved';
}

/** The save state of everything that is open, by what needs the person most (A6). */
export function useSaveStatus(): SaveStatus {
  return useSyncExternalStore(subscribe, mostUrgent);
}
