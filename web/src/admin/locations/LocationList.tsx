import { stationStates, stationStatuses, type StationsReply } from '@apoti/contract';
import { FilterSelect } from '../../shared/ui/FilterField';
import { addId, EntryListPage, openersOf } from '../entry-editing/EntryListPage';
import { ListBar } from '../form/ListBar';
import { useFound } from '../form/use-found';
import { useListQuery, type ListQuery } from '../form/use-list-query';
import { FileButtons, IMPORT_ID } from './import/FileButtons';
import { filterLocations, noFilter, type LocationFilter } from './location-filter';
import { locationLabel, locationLabels, screenTexts, statusNames } from './location-labels';
import { locationScreen } from './location-screen';
import { countLocations } from './location-sums';
import { LocationRow } from './LocationRow';
import { useNewLocation } from './use-new-location';

type LocationListProps = {
  seen: StationsReply;
  person: number;
  /** What was open before, as the address called it; empty: nothing. The focus goes back to what opened it. */
  left: string;
};

/** All locations: the four cards, which ones are looked for, and each with what can be done with it at once. */
export function LocationList({ seen: { stations, revision }, person, left }: LocationListProps) {
  const query = useListQuery(noFilter, { state: stationStates, status: stationStatuses });
  const found = useFound(stations, query.filter, filterLocations);
  const { waits } = useNewLocation(person);
  return (
    <EntryListPage
      screen={locationScreen}
      title={screenTexts.title}
      labels={locationLabels}
      all={stations}
      found={found}
      isDefault={revision === undefined}
      {...{ person, query }}
      counts={countLocations(stations)}
      bar={
        <>
          <Filters query={query} waits={waits} />
          <FileButtons canImport={revision !== undefined} />
        </>
      }
      openers={(gone) => (left === 'import' ? [IMPORT_ID] : openersOf('location', left, gone))}
      row={(station, onDelete) => (
        <LocationRow key={station.id} {...{ station, revision, onDelete }} search={query.filter.search} />
      )}
    />
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
      addId={addId('location')}
      add={`${locationScreen.path}/new`}
    >
      <FilterSelect label={locationLabel('state')} value={filter.state} onChoose={(state) => choose({ state })}>
        <option value="">All states</option>
        {stationStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </FilterSelect>
      <FilterSelect label={locationLabel('status')} value={filter.status} onChoose={(status) => choose({ status })}>
        <option value="">All statuses</option>
        {stationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </FilterSelect>
    </ListBar>
  );
}
