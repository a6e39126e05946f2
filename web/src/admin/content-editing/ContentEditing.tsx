import type { Content } from '@apoti/contract';
import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { useContent, type ContentSeen } from '../../shared/api/content';
import { SIGN_IN_FIRST } from '../../shared/api/to-api-error';
import { HeldSessions } from '../editing/held-sessions';
import { useSaveNote } from '../editor/open-editors';
import { useHeldSession } from '../editing/use-held-session';
import { useEditorState } from '../editing/use-editor-state';
import type { Editor } from '../editor/editor';
import { useEditorLife } from '../editor/use-editor-life';
import { useStuckDocument } from '../editor/use-stuck-document';
import { contentDocument } from './content-document';
import { contentWords } from './content-words';
import { sendContent } from './send-content';

/** How often the server is asked for others' changes while the page is looked at, in ms. */
const REFRESH_MS = 30_000;

/** The content object in editing: the same for the header, the notices and every screen. */
export type ContentEditor = Editor<Content>;

/** What a screen must know of the loading; the same for as long as nothing of it changes, whatever is typed. */
export type ContentLoad = Pick<ContentEditor, 'loadError' | 'reload'> & { isThere: boolean };

const Context = createContext<ContentEditor | null>(null);
const LoadContext = createContext<ContentLoad | null>(null);

/** Gives the content in editing to what is inside. Frames of screens read only the loading, and are not drawn at each key. */
export function ContentEditorProvider({ value, children }: { value: ContentEditor; children: ReactNode }) {
  const { loadError, reload, state } = value;
  const isThere = state.work !== null;
  const load = useMemo(() => ({ loadError, reload, isThere }), [loadError, reload, isThere]);
  return (
    <LoadContext.Provider value={load}>
      <Context.Provider value={value}>{children}</Context.Provider>
    </LoadContext.Provider>
  );
}

/** What may be edited on: an admin's full view with a revision. The defaults of an outage must never be saved over content. */
function editable(seen: ContentSeen | undefined) {
  return seen && seen.view === 'full' && seen.revision !== null
    ? { content: seen.content, revision: seen.revision }
    : null;
}

/** Why what was read cannot be edited; undefined where it can, or is on its way. */
function whyNone(seen: ContentSeen | undefined): string | undefined {
  if (seen === undefined || editable(seen) !== null) return undefined;
  return isPublic(seen) ? SIGN_IN_FIRST : 'The server has only its defaults at the moment';
}

/** Whether it is what visitors see: the session has ended. */
function isPublic(seen: ContentSeen | undefined): boolean {
  return seen?.view === 'public';
}

const sessions = new HeldSessions<Content>({ document: () => contentDocument, send: sendContent });

type ContentEditingProps = { person: number; signedIn: boolean; children: ReactNode };

/** Loads the content, keeps it fresh and edits it, for one person. */
export function ContentEditing({ person, signedIn, children }: ContentEditingProps) {
  const { session } = useHeldSession(sessions, contentDocument.name, person);
  const state = useEditorState(session);
  const { data, error, mutate } = useContent({ refreshInterval: REFRESH_MS });

  useEditorLife({ session, state, server: editable(data), signedIn });
  const isPublicView = isPublic(data);
  useEffect(() => {
    if (isPublicView) void refreshSession();
  }, [isPublicView, data]);

  const reload = useCallback(() => void mutate(), [mutate]);
  const loadError = state.work ? undefined : (error?.message ?? whyNone(data));
  useSaveNote(loadError === undefined ? null : 'unread');
  const editor = { document: contentDocument, words: contentWords, session, state, loadError, reload };
  useStuckDocument(editor);
  return <ContentEditorProvider value={editor}>{children}</ContentEditorProvider>;
}

/** The content in editing. Throws outside of {@link ContentEditing}. */
export function useContentEditor(): ContentEditor {
  const editor = useContext(Context);
  if (editor === null) throw new Error('useContentEditor needs ContentEditing');
  return editor;
}

/** How the loading of the content stands. Throws outside of {@link ContentEditing}. */
export function useContentLoad(): ContentLoad {
  const load = useContext(LoadContext);
  if (load === null) throw new Error('useContentLoad needs ContentEditing');
  return load;
}
