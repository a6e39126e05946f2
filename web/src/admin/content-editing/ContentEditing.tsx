import type { Content } from '@apoti/contract';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { useContent, type ContentSeen } from '../../shared/api/content';
import type { EditingSession } from '../editing/session';
import type { EditorState } from '../editing/state';
import { useEditingSession, useEditorState } from '../editing/use-editing-session';
import { contentDocument } from './content-document';
import { sendContent } from './send-content';

/** How often the server is asked for others' changes while the page is looked at, in ms. */
const REFRESH_MS = 30_000;
const AGAIN_MS = 5_000;
const SIGNED_OUT = 'You are signed out';

/** The content object in editing: the same for the header, the notices and every screen. */
export type ContentEditor = {
  session: EditingSession<Content>;
  state: EditorState<Content>;
  /** Why nothing could be loaded; undefined when something was, or is still on its way. */
  loadError: string | undefined;
  reload: () => void;
};

const Context = createContext<ContentEditor | null>(null);
export const ContentEditorProvider = Context.Provider;

/** What may be edited on: an admin's full view with a revision. The defaults of an outage must never be saved over content. */
function editable(seen: ContentSeen | undefined) {
  return seen && seen.view === 'full' && seen.revision !== null
    ? { content: seen.content, revision: seen.revision }
    : null;
}

type ContentEditingProps = { person: number; signedIn: boolean; children: ReactNode };

/** Loads the content, keeps it fresh and edits it, for one person. */
export function ContentEditing({ person, signedIn, children }: ContentEditingProps) {
  const session = useEditingSession(contentDocument, person, sendContent);
  const state = useEditorState(session);
  const { data, error, mutate } = useContent({ refreshInterval: REFRESH_MS });

  useEffect(() => {
    const server = editable(data);
    if (server) session.seen(server);
    if (data?.view === 'public') void refreshSession();
  }, [session, data]);

  useEffect(() => {
    if (signedIn) session.signedIn();
    else session.signedOut(SIGNED_OUT);
  }, [session, signedIn]);

  const lostSession = state.failure?.reason === 'signed-out';
  useEffect(() => {
    if (!lostSession) return undefined;
    void refreshSession();
    if (!signedIn) return undefined;
    // The session was renewed meanwhile, or the two answers differ: tried again, but not in a hurry.
    const timer = setTimeout(() => session.signedIn(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [session, lostSession, signedIn]);

  const nothingToEdit =
    data !== undefined && editable(data) === null ? 'The server has only its defaults at the moment' : undefined;
  const loadError = state.work ? undefined : (error?.message ?? nothingToEdit);
  return (
    <ContentEditorProvider value={{ session, state, loadError, reload: () => void mutate() }}>
      {children}
    </ContentEditorProvider>
  );
}

/** The content in editing. Throws outside of {@link ContentEditing}. */
export function useContentEditor(): ContentEditor {
  const editor = useContext(Context);
  if (editor === null) throw new Error('useContentEditor needs ContentEditing');
  return editor;
}
