import { Route } from 'react-router-dom';
import { useStations } from '../../shared/api/stations';
import type { Looker } from '../entry-editing/EditEntry';
import { EntryScreenRoutes, REFRESH_MS } from '../entry-editing/EntryScreenRoutes';
import { EditLocation } from './EditLocation';
import { ImportLocations } from './import/ImportLocations';
import { locationScreen } from './location-screen';
import { LocationList } from './LocationList';
import { NewLocation } from './NewLocation';

/** Locations: the list; in its place a form (`new`, an id) or the import of a file (A14). */
export function LocationsScreen({ person, signedIn }: Looker) {
  const { data, error, mutate } = useStations({ refreshInterval: REFRESH_MS });
  const stations = data?.stations ?? [];
  return (
    <EntryScreenRoutes
      screen={locationScreen}
      {...{ person, signedIn, error }}
      seen={data && { list: stations, revision: data.revision }}
      onRetry={() => void mutate()}
      list={(left) => <LocationList seen={{ stations, revision: data?.revision }} person={person} left={left} />}
      create={<NewLocation person={person} />}
      edit={(editor, location) => <EditLocation editor={editor} location={location} />}
    >
      <Route path="import" element={<ImportLocations />} />
    </EntryScreenRoutes>
  );
}
