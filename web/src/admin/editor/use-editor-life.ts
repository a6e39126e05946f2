import { useEffect } from 'react';
import type { EditingSession } from '../editing/session';
import type { EditorState } from '../editing/state';
import type { Versioned } from '../editing/work';
import { useOpenEditor } from './open-editors';

const AGAIN_MS = 5_000;
const SIGNED_OUT = 'You are signed out';

type Life<T> = {
  session: EditingSession<T>;
  state: EditorState<T>;
  /** What the server was last read to hold; null while that is unknown or may not be edited on. */
  server: Versioned<T> | null;
  signedIn: boolean;
  /** Nobody looks at the document and nothing of it is unsent: the header says nothing of it. */
  idle?: boolean;
};

/** Keeps a document in editing in touch with the server's copy and with whether anybody is signed in. */
export function useEditorLife<T>({ session, state, server, signedIn, idle = false }: Life<T>): void {
  useOpenEditor(session, state, !idle);
  const { content, revision } = server ?? {};
  useEffect(() => {
    if (content !== undefined && revision !== undefined) session.seen({ content, revision });
  }, [session, content, revision]);

  useEffect(() => {
    if (signedIn) session.signedIn();
    else session.signedOut(SIGNED_OUT);
  }, [session, signedIn]);

  const lostSession = state.failure?.reason === 'signed-out';
  useEffect(() => {
    if (!lostSession || !signedIn) return undefined;
    // The session was renewed meanwhile, or the two answers differ: tried again, but not in a hurry.
    const timer = setTimeout(() => session.signedIn(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [session, lostSession, signedIn]);
}
