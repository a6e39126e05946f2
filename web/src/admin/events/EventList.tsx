import { eventTypes, type EventsReply } from '@apoti/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../../shared/lib/use-now';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ResultCount } from '../../shared/ui/ResultCount';
import { SelectField } from '../../shared/ui/TextField';
import { Counts } from '../form/Counts';
import { ListBar } from '../form/ListBar';
import { PageButtons } from '../form/PageButtons';
import { useFocusAfter } from '../form/use-focus-after';
import { useListQuery, type ListQuery } from '../form/use-list-query';
import { usePages } from '../form/use-pages';
import { useReturn } from '../form/use-return';
import { refreshEvents } from '../../shared/api/events';
import { StuckEntries } from '../entry-editing/StuckEntries';
import { EntryHistory } from '../history/HistoryButton';
import { DeleteEvent } from './DeleteEvent';
import { Notice } from '../shell/Notice';
import { countEvents, filterEvents, noFilter, whens, type EventFilter } from './event-filter';
import { eventEntries } from './event-entries';
import { eventLabels } from './event-labels';
import styles from '../form/EntryList.module.css';
import { EventRow } from './EventRow';
import { useGone } from '../entry-editing/use-list-address';
import { useNewEvent } from './use-new-event';

const ADD = 'new-event';

type EventListProps = {
  seen: EventsReply;
  person: number;
  /** The form that was open before, as the address called it; empty: none. The focus goes back to what opened it. */
  left: string;
};

/** What gets the focus when a form is closed. */
function openersOf(left: string, gone: number | undefined): string[] {
  if (left === '') return [];
  return left === String(gone) ? [ADD] : [`event-${left}`, ADD];
}

/** All events: how many there are, which ones are looked for, and each with what can be done with it at once. */
export function EventList({ seen, person, left }: EventListProps) {
  const { events, revision } = seen;
  const query = useListQuery(noFilter, { type: eventTypes, when: whens.map(({ value }) => value) });
  // The back-office is not rendered on the server, where the time would be unknown.
  const now = useNow() ?? 0;
  const found = filterEvents(events, query.filter, now);
  const pages = usePages(found, query);
  const [asked, setAsked] = useState<number | null>(null);
  const deleting = events.find(({ id }) => id === asked);
  const focus = useFocusAfter(events);
  const navigate = useNavigate();
  const { waits } = useNewEvent(person, undefined);
  useReturn(openersOf(left, useGone()));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>Events</h1>
        <EntryHistory history={{ kind: 'events' }} labels={eventLabels} onRestored={() => void refreshEvents()} />
      </header>
      <StuckEntries kind={eventEntries} onOpen={({ id }) => void navigate(`/admin/events/${id}`)} />
      {revision === undefined && (
        <Notice tone="warn" title="Nothing can be changed now">
          The server has only its defaults at the moment.
        </Notice>
      )}
      <Counts counts={countEvents(events, now)} />
      <Filters query={query} waits={waits} />
      {query.isFiltered && <ResultCount count={found.length} one="event" many="events" />}
      {found.length === 0 ? <Nothing isFiltered={query.isFiltered} onClear={query.clear} /> : null}
      <ul className={styles.list}>
        {pages.shown.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            revision={revision}
            now={now}
            search={query.filter.search}
            onDelete={() => setAsked(event.id)}
          />
        ))}
      </ul>
      <PageButtons pages={pages} />
      <DeleteEvent
        event={deleting}
        person={person}
        onCancel={() => setAsked(null)}
        onDeleted={(event) => {
          const place = found.findIndex(({ id }) => id === event.id);
          const next = found[place + 1] ?? found[place - 1];
          focus([...(next ? [`event-${next.id}`] : []), ADD]);
          setAsked(null);
        }}
      />
    </>
  );
}

type FiltersProps = {
  query: ListQuery<keyof EventFilter>;
  /** A new event has been begun and is kept. */
  waits: boolean;
};

function Filters({ query: { filter, choose }, waits }: FiltersProps) {
  return (
    <ListBar
      label="Search events"
      placeholder="Title, description or venue"
      search={filter.search}
      onSearch={(search) => choose({ search }, { typing: true })}
      addLabel={waits ? 'Continue new event' : 'New event'}
      addId={ADD}
      add="/admin/events/new"
    >
      <SelectField label="Type" value={filter.type} onChange={({ target }) => choose({ type: target.value })}>
        <option value="">All types</option>
        {eventTypes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField label="Show" value={filter.when} onChange={({ target }) => choose({ when: target.value })}>
        <option value="">All</option>
        {whens.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </ListBar>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title="No events yet" />;
  return (
    <EmptyState
      title="No events found"
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
