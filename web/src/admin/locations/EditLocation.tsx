import { stationTexts, type Station } from '@apoti/contract';
import { useState } from 'react';
import { FiExternalLink, FiTrash2 } from 'react-icons/fi';
import { Link, useNavigate } from 'react-router-dom';
import { refreshStations } from '../../shared/api/stations';
import { Button, buttonClass } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { hasUnsent } from '../editing/state';
import { useEditorState } from '../editing/use-editor-state';
import type { Versioned } from '../editing/work';
import type { Editor } from '../editor/editor';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import { issueText } from '../editor/save-status-text';
import { useEditorLife } from '../editor/use-editor-life';
import { EntryFrame } from '../entry-editing/EntryFrame';
import { useOpenEntry } from '../entry-editing/open-entries';
import { useEntrySession } from '../entry-editing/use-entry-session';
import { goneState, useListAddress } from '../entry-editing/use-list-address';
import { DeleteLocation } from './DeleteLocation';
import { locationWords, type LocationDraft } from './location-document';
import { locationEntries, locationRecords, LOCATIONS_PATH } from './location-entries';
import { locationLabel, locationName, screenTexts, type LocationField } from './location-labels';
import { LocationForm } from './LocationForm';
import { useGoneLocation } from './use-gone-location';

type EditLocationProps = {
  id: number;
  person: number;
  signedIn: boolean;
  /** The location as the list shows it; null while it may not be edited on. */
  server: Versioned<Station> | null;
  /** Whether the list has it. */
  isKnown: boolean;
  /** Whether the list is the server's and has not got it. */
  isGone: boolean;
};

/** A location in a session of its own, which saves by itself. Remount (by key) for another location or person. */
export function EditLocation({ id, person, signedIn, server, isKnown, isGone }: EditLocationProps) {
  const name = locationRecords(id);
  useOpenEntry(name);
  const { document, session } = useEntrySession(locationEntries, name, person);
  const state = useEditorState(session);
  useEditorLife({ session, state, server, signedIn });
  const gone = useGoneLocation(session, isGone || state.failure?.reason === 'gone');
  const editor: Editor<LocationDraft> = {
    gone,
    document,
    words: locationWords,
    session,
    state,
    loadError: undefined,
    reload: () => void refreshStations(),
  };
  const { work } = state;
  if (!isKnown && (work === null || !hasUnsent(state))) return <Missing />;
  if (work === null) return server === null ? <OnlyDefaults /> : <Spinner label="Loading the location…" />;
  return <Opened editor={editor} location={work.mine} />;
}

function Missing() {
  return (
    <EmptyState
      heading
      title={stationTexts.missing}
      action={
        <Link className={buttonClass('secondary')} to={LOCATIONS_PATH}>
          All locations
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
      title="The location cannot be edited now"
      action={<Button onClick={() => void refreshStations()}>Try again</Button>}
    >
      <p>The server has only its defaults at the moment.</p>
    </EmptyState>
  );
}

function Opened({ editor, location }: { editor: Editor<LocationDraft>; location: LocationDraft }) {
  const { session, state } = editor;
  const list = useListAddress(LOCATIONS_PATH);
  const errorOf = (field: LocationField) => {
    const issue = state.issues.find(({ path }) => path.join('.') === field || path[0] === field);
    return issue && issueText(locationLabel(field), issue.message);
  };
  const name = locationName(location);
  return (
    <EntryFrame
      title={name}
      list={list}
      all="All locations"
      actions={!editor.gone && <Actions person={session.person} location={location} list={list} />}
    >
      <LocationForm
        location={location}
        label={name}
        errorOf={errorOf}
        onEdit={(change) => session.edit((mine) => ({ ...mine, ...change(mine) }))}
      />
      <EditorDock editor={editor} history={{ kind: 'stations', item: String(location.id) }} historyOf={name}>
        {!editor.gone && (
          <SaveBar
            editor={editor}
            action="Save location"
            texts={{ saved: stationTexts.updated, failed: screenTexts.failed }}
          />
        )}
      </EditorDock>
    </EntryFrame>
  );
}

type ActionsProps = { person: number; location: LocationDraft; list: string };

function Actions({ person, location, list }: ActionsProps) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <a
        className={buttonClass('quiet')}
        href={`/lockers?station=${location.id}#station-${location.id}`}
        target="_blank"
        rel="noopener"
      >
        <FiExternalLink aria-hidden="true" /> On the site<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      <Button look="danger" onClick={() => setAsked(true)}>
        <FiTrash2 aria-hidden="true" /> Delete
      </Button>
      <DeleteLocation
        location={asked ? location : undefined}
        person={person}
        onCancel={() => setAsked(false)}
        onDeleted={({ id }) => void navigate(list, { replace: true, state: goneState(id) })}
      />
    </>
  );
}
