import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Content, User } from '@apoti/contract';
import { useContent } from '../../shared/api/content';
import { newUuid } from '../../shared/lib/uuid';
import { EditingSession } from '../editing/session';
import type { EditorState } from '../editing/state';
import { browserTabs } from './browser-tabs';
import { contentDocument } from './content-document';
import { idbRecordStore } from './idb-record-store';
import { sendContent } from './send-content';

/** The content that is being edited, for every screen that edits a part of it. */
export type ContentEditing = {
  session: EditingSession<Content>;
  state: EditorState<Content>;
  loadError: string | null;
};

const Context = createContext<ContentEditing | null>(null);

/** The content under edit. Throws outside of {@link ContentEditingProvider}. */
export function useContentEditing(): ContentEditing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('useContentEditing needs a ContentEditingProvider');
  return editing;
}

function makeSession(person: number): EditingSession<Content> {
  return new EditingSession<Content>({
    document: contentDocument,
    person,
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    store: idbRecordStore(contentDocument, person),
    tabs: browserTabs(),
    newKey: newUuid,
    send: sendContent,
  });
}

/** Wakes the session when the person or the network is back, and writes to the browser's store before the page may go. */
function useBrowserEvents(session: EditingSession<Content>): void {
  useEffect(() => {
    const wake = () => void session.wake();
    const flush = () => void session.flush();
    const guard = (event: BeforeUnloadEvent) => {
      if (session.isAtRisk()) event.preventDefault();
    };
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', guard);
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', guard);
    };
  }, [session]);
}

/** Runs the editing session of the signed-in person over the content object; another person needs another instance (key). */
export function ContentEditingProvider({ user, children }: { user: User; children: ReactNode }) {
  const [session] = useState(() => makeSession(user.id));
  useEffect(() => {
    void session.start();
    return () => void session.stop();
  }, [session]);
  useBrowserEvents(session);

  const { data, error } = useContent({ refreshInterval: 15_000 });
  useEffect(() => {
    if (data && data.revision !== null && data.view === 'full') {
      session.signedIn();
      session.seen({ content: data.content, revision: data.revision });
    }
    if (data?.view === 'public') session.signedOut('You are signed out');
  }, [session, data]);

  const state = useSyncExternalStore(session.subscribe, session.getState);
  const loadError =
    state.work !== null
      ? null
      : (error?.message ?? (data?.revision === null ? 'The content cannot be loaded yet' : null));
  return <Context value={{ session, state, loadError }}>{children}</Context>;
}
