import { useEffect, useState } from 'react';
import { adminToast } from '../../shared/ui/toast';
import { hasUnsent } from '../editing/state';
import { useEditorState } from '../editing/use-editor-state';
import { useHeldSession } from '../editing/use-held-session';
import { useEditorLife } from '../editor/use-editor-life';
import type { EntryKind } from './entry-kind';
import { useOpenEntries } from './open-entries';
import { useStuckEntry, whyStuck } from './stuck-entries';
import { unsentEntries } from './unsent-entries';

/** How often is looked for what forms that were closed left unsent, in ms. */
const LOOK_MS = 10_000;

type EntryOutboxProps<T> = { kind: EntryKind<T>; person: number; signedIn: boolean };

/**
 * Sends what was typed into entries and did not reach the server, from any page of the back-office (A6); the header counts it
 * as it counts what is open. Shows nothing itself. Remount (by key) for another kind.
 */
export function EntryOutbox<T>({ kind, person, signedIn }: EntryOutboxProps<T>) {
  const open = useOpenEntries();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const here = kind.unsentHere(person);
      if (here.length > 0) setNames((known) => [...new Set([...known, ...here])]);
      const stored = (await unsentEntries(kind, person)).map(({ name }) => name);
      // Asked again: what was sent meanwhile is not in the store any more, what could not be stored is only here.
      const found = [...new Set([...stored, ...kind.unsentHere(person)])].toSorted();
      if (!isOver) setNames((known) => (known.join() === found.join() ? known : found));
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [kind, person, open]);
  return names
    .filter((name) => !open.includes(name))
    .map((name) => <UnsentEntry key={name} kind={kind} name={name} person={person} signedIn={signedIn} />);
}

/** One entry's unsent words; its form takes them over when it is opened. */
function UnsentEntry<T>({ kind, name, person, signedIn }: EntryOutboxProps<T> & { name: string }) {
  const { session } = useHeldSession(kind, name, person);
  const state = useEditorState(session);
  useEditorLife({ session, state, server: null, signedIn, idle: !hasUnsent(state) });
  // Its form was left: nothing more is typed that would be worth waiting for.
  useEffect(() => {
    if (signedIn) void session.save();
  }, [session, signedIn]);
  const mine = state.work?.mine;
  const known = mine ? kind.known(mine) : { title: '', id: 0 };
  useStuckEntry({
    name,
    person,
    ...known,
    address: kind.addressOf(known.id),
    why: whyStuck(state),
    kept: !state.keepFailed,
  });
  const isGone = state.failure?.reason === 'gone';
  const { noun, screen } = kind.words;
  useEffect(() => {
    // Said once, on any page; the list says it until it is dealt with.
    if (isGone)
      adminToast.error(
        `The ${noun} that you were writing was deleted elsewhere. What becomes of your words: see ${screen}.`,
      );
  }, [isGone, noun, screen]);
  return null;
}
