import { useEffect, useSyncExternalStore } from 'react';
import type { EditingSession } from '../editing/session';
import { hasUnsent, type EditorState } from '../editing/state';
import { statusOf, type SaveStatus } from '../editing/status';

/**
 * What a screen knows of what is saved beyond its being saved: that nothing was typed yet of something new, that what is
 * kept as a draft has a fault which stands beside its field, and cannot be published, and that what is to be edited could not be read.
 */
export type SaveNote = 'unwritten' | 'unpublishable' | 'unread';
/** What the header says. */
export type ShownStatus = SaveStatus | SaveNote;

/** What needs a person comes first, what is done last. */
const URGENCY: readonly ShownStatus[] = [
  'unkept',
  'conflict',
  'invalid',
  'kept',
  'saving',
  'unread',
  'loading',
  'unpublishable',
  'unwritten',
  'saved',
];

/** An editor that is open, whatever its document. */
type OpenEditor = {
  status: SaveStatus;
  save: () => Promise<boolean>;
  hasUnsent: () => boolean;
  flush: () => Promise<void>;
};

const open = new Map<symbol, OpenEditor>();
const notes = new Map<symbol, SaveNote>();
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

/** Lets the header know of what is more than saved, as long as the component stands. */
export function useSaveNote(note: SaveNote | null): void {
  useEffect(() => {
    if (note === null) return undefined;
    const name = Symbol(note);
    notes.set(name, note);
    tell();
    return () => {
      notes.delete(name);
      tell();
    };
  }, [note]);
}

function mostUrgent(): ShownStatus {
  const present = new Set<ShownStatus>([...[...open.values()].map(({ status }) => status), ...notes.values()]);
  return URGENCY.find((status) => present.has(status)) ?? 'saved';
}

/** The save state of everything that is open, by what needs the person most (A6). */
export function useSaveStatus(): ShownStatus {
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

/** {@link hasAnyUnsent}, drawn again when that changes. */
export function useHasUnsent(): boolean {
  return useSyncExternalStore(subscribe, hasAnyUnsent);
}

/** Puts what is unsent into the browser's store, of every open editor. */
export async function keepAll(): Promise<void> {
  await Promise.all([...open.values()].map(({ flush }) => flush()));
}
