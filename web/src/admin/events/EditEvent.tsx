import { eventTexts, type SiteEvent } from '@apoti/contract';
import { useState } from 'react';
import { FiCopy, FiExternalLink, FiTrash2 } from 'react-icons/fi';
import { Link, useNavigate } from 'react-router-dom';
import { refreshEvents } from '../../shared/api/events';
import { Button, buttonClass } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { useEditorState } from '../editing/use-editor-state';
import { hasUnsent } from '../editing/state';
import type { Versioned } from '../editing/work';
import type { Editor } from '../editor/editor';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { issueText } from '../editor/save-status-text';
import { useEditorLife } from '../editor/use-editor-life';
import { useOpenEntry } from '../entry-editing/open-entries';
import { EntryFrame } from '../entry-editing/EntryFrame';
import { goneState, useListAddress } from '../entry-editing/use-list-address';
import { useEntrySession } from '../entry-editing/use-entry-session';
import { WithPreview } from '../preview/WithPreview';
import { DeleteEvent } from './DeleteEvent';
import { eventWords } from './event-document';
import { eventEntries, EVENTS_PATH, eventRecords } from './event-entries';
import { eventLabel, eventName, screenTexts } from './event-labels';
import { EventForm, type EventField } from './EventForm';
import { useGoneEvent } from './use-gone-event';

type EditEventProps = {
  id: number;
  person: number;
  signedIn: boolean;
  /** The event as the list shows it; null while it may not be edited on. */
  server: Versioned<SiteEvent> | null;
  /** Whether the list has it. */
  isKnown: boolean;
  /** Whether the list is the server's and has not got it. */
  isGone: boolean;
};

/** An event in a session of its own, which saves by itself. Remount (by key) for another event or person. */
export function EditEvent({ id, person, signedIn, server, isKnown, isGone }: EditEventProps) {
  const name = eventRecords(id);
  useOpenEntry(name);
  const { document, session } = useEntrySession(eventEntries, name, person);
  const state = useEditorState(session);
  useEditorLife({ session, state, server, signedIn });
  const gone = useGoneEvent(session, isGone || state.failure?.reason === 'gone');
  const editor: Editor<SiteEvent> = {
    gone,
    document,
    words: eventWords,
    session,
    state,
    loadError: undefined,
    reload: () => void refreshEvents(),
  };
  const { work } = state;
  if (!isKnown && (work === null || !hasUnsent(state))) return <Missing />;
  if (work === null) return server === null ? <OnlyDefaults /> : <Spinner label="Loading the event…" />;
  return <Opened editor={editor} event={work.mine} />;
}

function Missing() {
  return (
    <EmptyState
      heading
      title={eventTexts.missing}
      action={
        <Link className={buttonClass('secondary')} to="/admin/events">
          All events
        </Link>
      }
    >
      <p>It may have been deleted.</p>
    </EmptyState>
  );
}

function OnlyDefaults() {
  return (
    <EmptyState
      heading
      title="The event cannot be edited now"
      action={<Button onClick={() => void refreshEvents()}>Try again</Button>}
    >
      <p>The server has only its defaults at the moment.</p>
    </EmptyState>
  );
}

function Opened({ editor, event }: { editor: Editor<SiteEvent>; event: SiteEvent }) {
  const { session, state } = editor;
  const errorOf = (field: EventField) => {
    const issue = state.issues.find(({ path }) => path[0] === field);
    return issue && issueText(eventLabel(field), issue.message);
  };
  const name = eventName(event);
  return (
    <WithPreview shown={{ path: '/events', anchor: `event-${event.id}`, parts: { event } }}>
      <EntryFrame
        title={name}
        list={useListAddress(EVENTS_PATH)}
        all="All events"
        actions={!editor.gone && <Actions editor={editor} event={event} />}
      >
        <EventForm
          event={event}
          label={name}
          errorOf={errorOf}
          onChange={(fields) => session.edit((mine) => ({ ...mine, ...fields }))}
        />
        <EditorDock editor={editor} history={{ kind: 'events', item: String(event.id) }} historyOf={name}>
          {!editor.gone && (
            <SaveBar
              editor={editor}
              action="Save event"
              texts={{ saved: eventTexts.updated, failed: screenTexts.failed }}
            />
          )}
        </EditorDock>
      </EntryFrame>
    </WithPreview>
  );
}

function Actions({ editor, event }: { editor: Editor<SiteEvent>; event: SiteEvent }) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const list = useListAddress(EVENTS_PATH);
  return (
    <>
      <a className={buttonClass('quiet')} href={`/events#event-${event.id}`} target="_blank" rel="noopener">
        <FiExternalLink aria-hidden="true" /> On the site<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      <Link className={buttonClass('quiet')} to={`/admin/events/new?copy=${event.id}`}>
        <FiCopy aria-hidden="true" /> Duplicate
      </Link>
      <Button look="danger" onClick={() => setAsked(true)}>
        <FiTrash2 aria-hidden="true" /> Delete
      </Button>
      <DeleteEvent
        event={asked ? event : undefined}
        person={editor.session.person}
        onCancel={() => setAsked(false)}
        onDeleted={({ id }) => void navigate(list, { replace: true, state: goneState(id) })}
      />
    </>
  );
}
