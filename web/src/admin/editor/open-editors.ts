import { useEffect, useSyncExternalStore } from 'react';
import type { EditingSession } from '../editing/session';
import { hasUnsent, type EditorState } from '../editing/state';
import { statusOf, type SaveStatus } from '../editing/status';

/** What needs a person comes first, what is done last. */
const URGENCY: readonly SaveStatus[] = ['unkept', 'conflict', 'invalid', 'kept', 'saving', 'loading', 'saved'];

/** An editor that is open, whatever its document. */
type OpenEditor = {
  status: SaveStatus;
  save: () => Promise<boolean>;
  hasUnsent: () => boolean;
  flush: () => Promise<void>;
};

const open = new Map<symbol, OpenEditor>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the header know of a document in editing for as long as the component stands and it is `open`. */
export function useOpenEditor<T>(session: EditingSession<T>, state: EditorState<T>, isOpen = true): void {
  const status = statusOf(state);
  useEffect(() => {
    if (!isOpen) return undefined;
    const name = Symbol(status);
    open.set(name, {
      status,
      save: () => session.save(),
      hasUnsent: () => hasUnsent(session.getState()),
      flush: () => session.flush(),
    });
    tell();
    return () => {
      open.delete(name);
      tell();
    };
  }, [session, status, isOpen]);
}

function mostUrgent(): SaveStatus {
  const present = new Set([...open.values()].map(({ status }) => status));
  return URGENCY.find((status) => present.has(status)) ?? 'saved';
}

/** The save state of everything that is open, by what needs the person most (A6). */
export function useSaveStatus(): SaveStatus {
  return useSyncExternalStore(subscribe, mostUrgent);
}

/** Sends what any open editor has not sent yet. Resolves to whether the server has everything now. */
export async function saveAll(): Promise<boolean> {
  const unsent = [...open.values()].filter((editor) => editor.hasUnsent());
  await Promise.all(unsent.map(({ save }) => save()));
  return !hasAnyUnsent();
}

/** Whether the server lacks something of any open editor. */
export function hasAnyUnsent(): boolean {
  return [...open.values()].some((editor) => editor.hasUnsent());
}

/** Puts what is unsent into the browser's store, of every open editor. */
export async function keepAll(): Promise<void> {
  await Promise.all([...open.values()].map(({ flush }) => flush()));
}
