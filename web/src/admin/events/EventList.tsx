import { eventTypes, type EventsReply, type SiteEvent } from '@apoti/contract';
import { useCallback, useMemo } from 'react';
import { useNow } from '../../shared/lib/use-now';
import { FilterSelect } from '../../shared/ui/FilterField';
import { addId, EntryListPage, openersOf } from '../entry-editing/EntryListPage';
import { ListBar } from '../form/ListBar';
import { useFound } from '../form/use-found';
import { useListQuery, type ListQuery } from '../form/use-list-query';
import { countEvents, filterEvents, noFilter, sortEvents, whens, type EventFilter } from './event-filter';
import { eventLabels } from './event-labels';
import { eventScreen } from './event-screen';
import { EventRow } from './EventRow';
import { KeptCopies } from './KeptCopies';
import { useNewEvent } from './use-new-event';

type EventListProps = {
  seen: EventsReply;
  person: number;
  /** The form that was open before, as the address called it; empty: none. The focus goes back to what opened it. */
  left: string;
};

/** All events: how many there are, which ones are looked for, and each with what can be done with it at once. */
export function EventList({ seen: { events, revision }, person, left }: EventListProps) {
  const query = useListQuery(noFilter, { type: eventTypes, when: whens.map(({ value }) => value) });
  // The back-office is not rendered on the server, where the time would be unknown.
  const now = useNow() ?? 0;
  const sorted = useMemo(() => sortEvents(events, now), [events, now]);
  const find = useCallback((all: readonly SiteEvent[], filter: EventFilter) => filterEvents(all, filter, now), [now]);
  const found = useFound(sorted, query.filter, find);
  const { waits } = useNewEvent(person, undefined);
  return (
    <EntryListPage
      screen={eventScreen}
      title="Events"
      labels={eventLabels}
      all={events}
      found={found}
      isDefault={revision === undefined}
      {...{ person, query }}
      counts={countEvents(events, now)}
      bar={
        <>
          <KeptCopies person={person} />
          <Filters query={query} waits={waits} />
        </>
      }
      openers={(gone) => openersOf('event', left, gone)}
      row={(event, onDelete) => (
        <EventRow key={event.id} {...{ event, revision, now, onDelete }} search={query.filter.search} />
      )}
    />
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
      addId={addId('event')}
      add={`${eventScreen.path}/new`}
    >
      <FilterSelect label="Type" value={filter.type} onChoose={(type) => choose({ type })}>
        <option value="">All types</option>
        {eventTypes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </FilterSelect>
      <FilterSelect label="Show" value={filter.when} onChoose={(when) => choose({ when })}>
        <option value="">All</option>
        {whens.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FilterSelect>
    </ListBar>
  );
}
