import type { Content } from '@apoti/contract';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { useContent, type ContentSeen } from '../../shared/api/content';
import { useEditingSession, useEditorState } from '../editing/use-editing-session';
import type { Editor } from '../editor/editor';
import { useEditorLife } from '../editor/use-editor-life';
import { contentDocument } from './content-document';
import { contentWords } from './content-words';
import { sendContent } from './send-content';

/** How often the server is asked for others' changes while the page is looked at, in ms. */
const REFRESH_MS = 30_000;

/** The content object in editing: the same for the header, the notices and every screen. */
export type ContentEditor = Editor<Content>;

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

  useEditorLife({ session, state, server: editable(data), signedIn });
  const isPublicView = data?.view === 'public';
  useEffect(() => {
    if (isPublicView) void refreshSession();
  }, [isPublicView, data]);

  const nothingToEdit =
    data !== undefined && editable(data) === null ? 'The server has only its defaults at the moment' : undefined;
  const loadError = state.work ? undefined : (error?.message ?? nothingToEdit);
  return (
    <ContentEditorProvider
      value={{ document: contentDocument, words: contentWords, session, state, loadError, reload: () => void mutate() }}
    >
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
