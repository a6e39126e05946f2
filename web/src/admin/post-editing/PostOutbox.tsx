import { useEffect, useState } from 'react';
import { hasUnsent } from '../editing/state';
import { useEditorState } from '../editing/use-editor-state';
import { useEditorLife } from '../editor/use-editor-life';
import { useOpenPosts } from './open-posts';
import { unsentPosts } from './post-names';
import { usePostSession } from './use-post-session';

/** How often is looked for what forms that were closed left unsent, in ms. */
const LOOK_MS = 10_000;
/** A form that was just closed writes its last words down first, in ms. */
const SETTLE_MS = 1_000;

type PostOutboxProps = { person: number; signedIn: boolean };

/** Sends what was typed into posts and did not reach the server, from any page of the back-office (A6). Shows nothing. */
export function PostOutbox({ person, signedIn }: PostOutboxProps) {
  const open = useOpenPosts();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = (await unsentPosts(person)).map(({ name }) => name);
      if (!isOver) setNames((known) => (known.join() === found.join() ? known : found));
    };
    const soon = setTimeout(() => void look(), SETTLE_MS);
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOver = true;
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [person, open]);
  return names
    .filter((name) => !open.includes(name))
    .map((name) => <UnsentPost key={name} name={name} person={person} signedIn={signedIn} />);
}

/** One post's unsent words; the form takes them over when it is opened. */
function UnsentPost({ name, person, signedIn }: PostOutboxProps & { name: string }) {
  const { session } = usePostSession(name, person);
  const state = useEditorState(session);
  useEditorLife({ session, state, server: null, signedIn, idle: !hasUnsent(state) });
  return null;
}
