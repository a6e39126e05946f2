import { useMemo, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, buttonClass } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { hasUnsent } from '../editing/state';
import { isBefore } from '../editing/rebase';
import { useEditorState } from '../editing/use-editor-state';
import type { Versioned } from '../editing/work';
import { useHeldSession } from '../editing/use-held-session';
import type { Editor } from '../editor/editor';
import { useEditorLife } from '../editor/use-editor-life';
import { AdminNotFound } from '../shell/AdminNotFound';
import type { EntryScreen } from './entry-screen';
import { useOpenEntry } from './open-entries';
import { useGoneEntry } from './use-gone-entry';

/** Who looks at the screen. */
export type Looker = { person: number; signedIn: boolean };

type EditEntryProps<T> = Looker & {
  screen: EntryScreen<T>;
  /** The list as it is known; without a revision it is only the defaults, which may not be edited on. */
  list: readonly T[];
  revision: string | undefined;
  children: (editor: Editor<T>, entry: T) => ReactNode;
};

/** The entry of the address in its form: another one, another session. */
export function EditEntry<T>({ screen, list, revision, person, signedIn, children }: EditEntryProps<T>) {
  const { id = '' } = useParams();
  const { entries } = screen;
  const listed = list.find((entry) => String(entries.known(entry).id) === id);
  const made = entries.madeAs(entries.recordsOf(Number(id)));
  // A list from before it was made says nothing of it.
  const isUnlisted = listed === undefined && revision !== undefined && isBefore(revision, made?.revision);
  const known = isUnlisted ? made?.content : listed;
  const asOf = isUnlisted ? made?.revision : revision;
  const server = useMemo(
    () => (known === undefined || asOf === undefined ? null : { content: known, revision: asOf }),
    [known, asOf],
  );
  if (!/^\d{1,16}$/.test(id)) return <AdminNotFound />;
  return (
    <Opened
      key={`${person}-${id}`}
      {...{ screen, person, signedIn, server, children }}
      id={Number(id)}
      isKnown={known !== undefined}
      revision={revision}
    />
  );
}

type OpenedProps<T> = Pick<EditEntryProps<T>, 'screen' | 'person' | 'signedIn' | 'revision' | 'children'> & {
  id: number;
  /** The entry as the list shows it; null while it may not be edited on. */
  server: Versioned<T> | null;
  /** Whether the list has it. */
  isKnown: boolean;
};

/** An entry in a session of its own, which saves by itself. */
function Opened<T>({ screen, id, person, signedIn, server, isKnown, revision, children }: OpenedProps<T>) {
  const { entries, words } = screen;
  const name = entries.recordsOf(id);
  useOpenEntry(name);
  const { document, session } = useHeldSession(entries, name, person);
  const state = useEditorState(session);
  useEditorLife({ session, state, server, signedIn });
  // A list from before it was made says nothing of it.
  const isMissed = !isKnown && revision !== undefined && !isBefore(revision, state.work?.base.revision);
  const gone = useGoneEntry(screen, session, isMissed || state.failure?.reason === 'gone');
  const reload = () => void screen.refresh();
  const { work } = state;
  if (!isKnown && (work === null || !hasUnsent(state))) return <Missing screen={screen} />;
  if (work === null && server === null) return <OnlyDefaults screen={screen} />;
  if (work === null) return <Spinner label={`Loading the ${entries.words.noun}…`} />;
  return children({ gone, document, words, session, state, loadError: undefined, reload }, work.mine);
}

function Missing<T>({ screen: { texts, path, many } }: { screen: EntryScreen<T> }) {
  return (
    <EmptyState
      heading
      title={texts.missing}
      action={
        <Link className={buttonClass('secondary')} to={path}>
          All {many}
        </Link>
      }
    >
      <p>It may have been deleted.</p>
    </EmptyState>
  );
}

function OnlyDefaults<T>({ screen: { entries, refresh } }: { screen: EntryScreen<T> }) {
  return (
    <EmptyState
      heading
      title={`The ${entries.words.noun} cannot be edited now`}
      action={<Button onClick={() => void refresh()}>Try again</Button>}
    >
      <p>The server has only its defaults at the moment.</p>
    </EmptyState>
  );
}
