import { stationStates, stationStatuses, type StationsReply } from '@apoti/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshStations } from '../../shared/api/stations';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ResultCount } from '../../shared/ui/ResultCount';
import { SelectField } from '../../shared/ui/TextField';
import { StuckEntries } from '../entry-editing/StuckEntries';
import { useGone } from '../entry-editing/use-list-address';
import { Counts } from '../form/Counts';
import styles from '../form/EntryList.module.css';
import { ListBar } from '../form/ListBar';
import { PageButtons } from '../form/PageButtons';
import { useFocusAfter } from '../form/use-focus-after';
import { useListQuery, type ListQuery } from '../form/use-list-query';
import { usePages } from '../form/use-pages';
import { useReturn } from '../form/use-return';
import { EntryHistory } from '../history/HistoryButton';
import { Notice } from '../shell/Notice';
import { DeleteLocation } from './DeleteLocation';
import { FileButtons, IMPORT_ID } from './import/FileButtons';
import { locationEntries, LOCATIONS_PATH } from './location-entries';
import { filterLocations, noFilter, type LocationFilter } from './location-filter';
import { locationLabel, locationLabels, screenTexts, statusNames } from './location-labels';
import { countLocations } from './location-sums';
import { LocationRow } from './LocationRow';
import { useNewLocation } from './use-new-location';

const ADD = 'new-location';

type LocationListProps = {
  seen: StationsReply;
  person: number;
  /** The form that was open before, as the address called it; empty: none. The focus goes back to what opened it. */
  left: string;
};

/** What gets the focus when a form is closed. */
function openersOf(left: string, gone: number | undefined): string[] {
  if (left === '') return [];
  if (left === 'import') return [IMPORT_ID];
  return left === String(gone) ? [ADD] : [`location-${left}`, ADD];
}

/** All locations: the four cards, which ones are looked for, and each with what can be done with it at once. */
export function LocationList({ seen, person, left }: LocationListProps) {
  const { stations, revision } = seen;
  const query = useListQuery(noFilter, { state: stationStates, status: stationStatuses });
  const found = filterLocations(stations, query.filter);
  const pages = usePages(found, query);
  const [asked, setAsked] = useState<number | null>(null);
  const focus = useFocusAfter(stations);
  const navigate = useNavigate();
  const { waits } = useNewLocation(person);
  useReturn(openersOf(left, useGone()));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{screenTexts.title}</h1>
        <EntryHistory
          history={{ kind: 'stations' }}
          labels={locationLabels}
          onRestored={() => void refreshStations()}
        />
      </header>
      <StuckEntries kind={locationEntries} onOpen={({ id }) => void navigate(`${LOCATIONS_PATH}/${id}`)} />
      {revision === undefined && (
        <Notice tone="warn" title="Nothing can be changed now">
          The server has only its defaults at the moment.
        </Notice>
      )}
      <Counts counts={countLocations(stations)} />
      <Filters query={query} waits={waits} />
      <FileButtons canImport={revision !== undefined} />
      {query.isFiltered && <ResultCount count={found.length} one="location" many="locations" />}
      {found.length === 0 ? <Nothing isFiltered={query.isFiltered} onClear={query.clear} /> : null}
      <ul className={styles.list}>
        {pages.shown.map((station) => (
          <LocationRow
            key={station.id}
            station={station}
            revision={revision}
            search={query.filter.search}
            onDelete={() => setAsked(station.id)}
          />
        ))}
      </ul>
      <PageButtons pages={pages} />
      <DeleteLocation
        location={stations.find(({ id }) => id === asked)}
        person={person}
        onCancel={() => setAsked(null)}
        onDeleted={(location) => {
          const place = found.findIndex(({ id }) => id === location.id);
          const next = found[place + 1] ?? found[place - 1];
          focus([...(next ? [`location-${next.id}`] : []), ADD]);
          setAsked(null);
        }}
      />
    </>
  );
}

type FiltersProps = {
  query: ListQuery<keyof LocationFilter>;
  /** A new location has been begun and is kept. */
  waits: boolean;
};

function Filters({ query: { filter, choose }, waits }: FiltersProps) {
  return (
    <ListBar
      label="Search locations"
      placeholder="Name, address, area or contact"
      search={filter.search}
      onSearch={(search) => choose({ search }, { typing: true })}
      addLabel={waits ? 'Continue new location' : 'New location'}
      addId={ADD}
      add={`${LOCATIONS_PATH}/new`}
    >
      <SelectField
        label={locationLabel('state')}
        value={filter.state}
        onChange={({ target }) => choose({ state: target.value })}
      >
        <option value="">All states</option>
        {stationStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
      <SelectField
        label={locationLabel('status')}
        value={filter.status}
        onChange={({ target }) => choose({ status: target.value })}
      >
        <option value="">All statuses</option>
        {stationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
    </ListBar>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title="No locations yet" />;
  return (
    <EmptyState
      title="No locations found"
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
