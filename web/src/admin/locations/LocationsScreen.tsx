import { useMemo, useState } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { useStations } from '../../shared/api/stations';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminNotFound } from '../shell/AdminNotFound';
import { EditLocation } from './EditLocation';
import { ImportLocations } from './import/ImportLocations';
import { LocationList } from './LocationList';
import { NewLocation } from './NewLocation';

/** How often the server is asked for others' changes while the screen is looked at, in ms. */
const REFRESH_MS = 30_000;

type LocationsScreenProps = { person: number; signedIn: boolean };

/** Locations: the list; in its place a form (`new`, an id) or the import of a file (A14). */
export function LocationsScreen({ person, signedIn }: LocationsScreenProps) {
  const { data, error, mutate } = useStations({ refreshInterval: REFRESH_MS });
  const { '*': open = '' } = useParams();
  const [left, setLeft] = useState(open);
  if (open !== '' && open !== left) setLeft(open);
  if (data === undefined) {
    if (error === undefined) return <Spinner label="Loading the locations…" />;
    return (
      <EmptyState
        heading
        title="The locations cannot be loaded"
        action={<Button onClick={() => void mutate()}>Try again</Button>}
      >
        <p>{error.message}</p>
      </EmptyState>
    );
  }
  return (
    <Routes>
      <Route index element={<LocationList seen={data} person={person} left={left} />} />
      <Route path="new" element={<NewLocation person={person} />} />
      <Route path="import" element={<ImportLocations />} />
      <Route path=":id" element={<OneLocation person={person} signedIn={signedIn} />} />
      <Route path="*" element={<AdminNotFound />} />
    </Routes>
  );
}

/** The location of the address: another one, another session. */
function OneLocation({ person, signedIn }: LocationsScreenProps) {
  const { id = '' } = useParams();
  const { data } = useStations();
  const known = data?.stations.find((station) => String(station.id) === id);
  const revision = data?.revision;
  const server = useMemo(
    () => (known === undefined || revision === undefined ? null : { content: known, revision }),
    [known, revision],
  );
  if (!/^\d{1,16}$/.test(id)) return <AdminNotFound />;
  return (
    <EditLocation
      key={`${person}-${id}`}
      id={Number(id)}
      person={person}
      signedIn={signedIn}
      server={server}
      isKnown={known !== undefined}
      isGone={known === undefined && revision !== undefined}
    />
  );
}
