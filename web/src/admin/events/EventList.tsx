import { eventTexts, eventTypes, type EventsReply, type SiteEvent } from '@apoti/contract';
import { useState } from 'react';
import { FiPlus } from 'react-icons/fi';
import { Link, useSearchParams } from 'react-router-dom';
import { deleteEvent, refreshEvents } from '../../shared/api/events';
import { useNow } from '../../shared/lib/use-now';
import { useSetQuery, withQuery } from '../../shared/lib/use-query';
import { Button, buttonClass } from '../../shared/ui/Button';
import { Chips } from '../../shared/ui/Chips';
import { EmptyState } from '../../shared/ui/EmptyState';
import { SearchField } from '../../shared/ui/SearchField';
import { SelectField } from '../../shared/ui/TextField';
import { adminToast } from '../../shared/ui/toast';
import { DeleteDialog } from '../form/DeleteDialog';
import { useFocusAfter } from '../form/use-focus-after';
import { countEvents, filterEvents, readFilter, whens, type EventFilter } from './event-filter';
import { screenTexts } from './event-labels';
import styles from './EventList.module.css';
import { EventRow } from './EventRow';

const PATH = '/admin/events';
const whenNames = { '': 'All', upcoming: 'Upcoming', past: 'Past', featured: 'Featured' } as const;

/** All events: how many there are, which ones are looked for, and each with what can be done with it at once. */
export function EventList({ seen }: { seen: EventsReply }) {
  const { events, revision } = seen;
  const filter = readFilter(useSearchParams()[0]);
  // The back-office is not rendered on the server, where the time would be unknown.
  const now = useNow() ?? 0;
  const found = filterEvents(events, filter, now);
  const [deleting, setDeleting] = useState<SiteEvent | null>(null);
  const [busy, setBusy] = useState(false);
  const focus = useFocusAfter(events);
  const remove = async (event: SiteEvent) => {
    setBusy(true);
    try {
      await deleteEvent(event.id);
      const place = found.indexOf(event);
      const next = found[place + 1] ?? found[place - 1];
      focus([...(next ? [`event-${next.id}`] : []), 'new-event']);
      setDeleting(null);
      adminToast.success(eventTexts.deleted);
      await refreshEvents();
    } catch (error) {
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notDeleted);
    }
    setBusy(false);
  };
  return (
    <>
      <header className={styles.head}>
        <h1>Events</h1>
        <Link to={`${PATH}/new`} id="new-event" className={buttonClass('primary')}>
          <FiPlus aria-hidden="true" /> New event
        </Link>
      </header>
      <Counts events={events} now={now} />
      <Filters events={events} filter={filter} now={now} />
      <p role="status" className={styles.found}>
        {found.length} {found.length === 1 ? 'event' : 'events'}
      </p>
      {found.length === 0 ? <Nothing isFiltered={events.length > 0} /> : null}
      <ul className={styles.list}>
        {found.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            revision={revision}
            now={now}
            search={filter.search}
            onDelete={() => setDeleting(event)}
          />
        ))}
      </ul>
      <DeleteDialog
        question={eventTexts.question}
        name={deleting && (deleting.title.trim() || 'Event without a title')}
        note={screenTexts.keeps}
        busy={busy}
        onCancel={() => setDeleting(null)}
        onDelete={() => deleting && void remove(deleting)}
      />
    </>
  );
}

function Counts({ events, now }: { events: readonly SiteEvent[]; now: number }) {
  const { upcoming, past, featured } = countEvents(events, now);
  const counts = [
    ['Upcoming', upcoming],
    ['Past', past],
    ['Featured', featured],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type FiltersProps = { events: readonly SiteEvent[]; filter: EventFilter; now: number };

/** Search, time and type; all of them stand in the address. */
function Filters({ events, filter, now }: FiltersProps) {
  const setQuery = useSetQuery();
  const { search, type, when } = filter;
  const chips = whens.map((value) => ({
    value,
    label: whenNames[value],
    href: `${PATH}${withQuery('', { search, type, when: value })}`,
    count: filterEvents(events, { search, type, when: value }, now).length,
  }));
  return (
    <div className={styles.filters}>
      <SearchField
        action={PATH}
        label="Search events"
        placeholder="Title, description or venue"
        value={search}
        onSearch={(text) => setQuery({ search: text.trim() }, { replace: true })}
      />
      <SelectField label="Type" value={type} onChange={({ target }) => setQuery({ type: target.value })}>
        <option value="">All types</option>
        {eventTypes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className={styles.when}>
        <Chips label="Time" chips={chips} current={when} onChoose={(value) => setQuery({ when: value })} />
      </div>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const setQuery = useSetQuery();
  const clear = <Button onClick={() => setQuery({ search: '', type: '', when: '' })}>Clear filters</Button>;
  return (
    <EmptyState title="No events found" action={isFiltered && clear}>
      <p>{isFiltered ? 'Try another word, time or type.' : 'The first one begins with “New event”.'}</p>
    </EmptyState>
  );
}
