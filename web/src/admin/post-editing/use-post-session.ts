import { useEffect, useState } from 'react';
import type { PostDraft } from '@apoti/contract';
import type { EditedDocument } from '../editing/document';
import type { EditingSession } from '../editing/session';
import { browserSession, listen } from '../editing/use-editing-session';
import { postDocument } from './post-document';
import { sendPost } from './send-post';

type PostSession = { document: EditedDocument<PostDraft>; session: EditingSession<PostDraft> };
type Held = PostSession & { holders: number; unlisten: () => void };

const sessions = new Map<string, Held>();
/** Sessions that are writing down their last words; the next one of the same post waits for that. */
const stopping = new Map<string, Promise<void>>();

function sessionOf(key: string, name: string, person: number): Held {
  const known = sessions.get(key);
  if (known) return known;
  const document = postDocument(name);
  const made = { document, session: browserSession(document, person, sendPost), holders: 0, unlisten: () => {} };
  sessions.set(key, made);
  return made;
}

function hold(key: string, held: Held): void {
  held.holders += 1;
  if (held.holders > 1) return;
  sessions.set(key, held);
  held.unlisten = listen(held.session);
  void (stopping.get(key) ?? Promise.resolve()).then(() => held.session.start());
}

/** The last one who lets go ends it, unless somebody else takes it in the same moment. */
function letGo(key: string, held: Held): void {
  held.holders -= 1;
  queueMicrotask(() => {
    if (held.holders > 0 || sessions.get(key) !== held) return;
    sessions.delete(key);
    held.unlisten();
    const stopped = held.session.stop();
    stopping.set(key, stopped);
    void stopped.finally(() => {
      if (stopping.get(key) === stopped) stopping.delete(key);
    });
  });
}

/**
 * A post's session in this tab, one for all who need it: the outbox and the form hand it over as it is, with what it has
 * taken over and what is on its way.
 */
export function usePostSession(name: string, person: number): PostSession {
  const key = `${person}:${name}`;
  const [held] = useState(() => sessionOf(key, name, person));
  useEffect(() => {
    hold(key, held);
    return () => letGo(key, held);
  }, [key, held]);
  return held;
}
