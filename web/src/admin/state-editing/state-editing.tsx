import { share, stateConflictSchema, type JsonObject, type StateDefinition, type StateKind } from '@apoti/contract';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { saveStateOf, useStateOf } from '../../shared/api/states';
import type { EditedDocument } from '../editing/document';
import { HeldSessions } from '../editing/held-sessions';
import { hasUnsent, type Outcome } from '../editing/state';
import { useSaveNote } from '../editor/open-editors';
import { useHeldSession } from '../editing/use-held-session';
import { useEditorState } from '../editing/use-editor-state';
import type { Entry } from '../editing/work';
import type { Editor, Words } from '../editor/editor';
import { failedSave } from '../editor/failed-save';
import { useEditorLife } from '../editor/use-editor-life';
import { useStuckDocument } from '../editor/use-stuck-document';

/** How often the server is asked for others' changes while the screen has been opened, in ms. */
const REFRESH_MS = 30_000;

type Parts<State extends JsonObject> = {
  kind: StateKind;
  definition: StateDefinition<State>;
  document: EditedDocument<State>;
  words: Words<State>;
};

/** Sends a person's save of settings and says what became of it; never throws. */
function sender<State extends JsonObject>({ kind, definition }: Parts<State>) {
  return async (entry: Entry<State>, revision: string, person: number): Promise<Outcome<State>> => {
    try {
      const save = { state: entry.content, revision, idempotencyKey: entry.key, person };
      const reply = await saveStateOf(kind, definition, save);
      const { state, revision: saved, aliases, survivors } = reply;
      return { kind: 'saved', content: share(entry.content, state), revision: saved, aliases, survivors };
    } catch (error) {
      return failedSave(error, {
        present: (body) => {
          const now = stateConflictSchema(definition).safeParse(body).data;
          return now && { content: now.state, revision: now.revision };
        },
      });
    }
  };
}

type EditingProps = { person: number; signedIn: boolean; children: ReactNode };

/**
 * The editing of settings that are one object, for one person, on whatever screen she is: edits that did not reach the server go
 * out with any page of the back-office (A6). They are read from the first visit of their screen on, or while something is unsent.
 */
export function createStateEditing<State extends JsonObject>(parts: Parts<State>) {
  const { kind, definition, document, words } = parts;
  const Context = createContext<{ editor: Editor<State>; want: () => void } | null>(null);
  const sessions = new HeldSessions<State>({ document: () => document, send: sender(parts) });

  function StateEditing({ person, signedIn, children }: EditingProps) {
    const { session } = useHeldSession(sessions, document.name, person);
    const state = useEditorState(session);
    const [isWanted, setWanted] = useState(false);
    const want = useCallback(() => setWanted(true), []);
    const isOpen = isWanted || hasUnsent(state);
    const { data, error, mutate } = useStateOf(kind, definition, { wanted: isOpen, refreshInterval: REFRESH_MS });
    // The defaults of an outage must never be saved over anything.
    const isEditable = data !== undefined && data.revision !== null;
    const server = isEditable ? { content: data.state, revision: data.revision ?? '' } : null;
    useEditorLife({ session, state, server, signedIn, idle: !isOpen });
    const nothing = data !== undefined && !isEditable ? 'The server has only its defaults at the moment' : undefined;
    const loadError = state.work ? undefined : (error?.message ?? nothing);
    useSaveNote(loadError === undefined ? null : 'unread');
    const editor = { document, words, session, state, loadError, reload: () => void mutate() };
    useStuckDocument(editor);
    return <Context value={{ editor, want }}>{children}</Context>;
  }

  /** The settings in editing, for their screen. Throws outside of the editing. */
  function useStateEditor(): Editor<State> {
    const found = useContext(Context);
    if (found === null) throw new Error(`The editor of ${kind} needs its editing`);
    const { editor, want } = found;
    useEffect(want, [want]);
    return editor;
  }

  return { StateEditing, useStateEditor };
}
