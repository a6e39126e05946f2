import { useMemo, useState } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { useEvents } from '../../shared/api/events';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminNotFound } from '../shell/AdminNotFound';
import { EditEvent } from './EditEvent';
import { EventList } from './EventList';
import { NewEvent } from './NewEvent';

/** How often the server is asked for others' changes while the screen is looked at, in ms. */
const REFRESH_MS = 30_000;

type EventsScreenProps = { person: number; signedIn: boolean };

/** Events: the list at /admin/events; a form takes its place at /admin/events/new and /admin/events/:id. */
export function EventsScreen({ person, signedIn }: EventsScreenProps) {
  const { data, error, mutate } = useEvents({ refreshInterval: REFRESH_MS });
  const { '*': open = '' } = useParams();
  const [left, setLeft] = useState(open);
  if (open !== '' && open !== left) setLeft(open);
  if (data === undefined) {
    if (error === undefined) return <Spinner label="Loading the events…" />;
    return (
      <EmptyState
        heading
        title="The events cannot be loaded"
        action={<Button onClick={() => void mutate()}>Try again</Button>}
      >
        <p>{error.message}</p>
      </EmptyState>
    );
  }
  return (
    <Routes>
      <Route index element={<EventList seen={data} person={person} left={left} />} />
      <Route path="new" element={<NewEvent events={data.events} person={person} />} />
      <Route path=":id" element={<OneEvent person={person} signedIn={signedIn} />} />
      <Route path="*" element={<AdminNotFound />} />
    </Routes>
  );
}

/** The event of the address: another one, another session. */
function OneEvent({ person, signedIn }: EventsScreenProps) {
  const { id = '' } = useParams();
  const { data } = useEvents();
  const known = data?.events.find((event) => String(event.id) === id);
  const revision = data?.revision;
  const server = useMemo(
    () => (known === undefined || revision === undefined ? null : { content: known, revision }),
    [known, revision],
  );
  if (!/^\d{1,16}$/.test(id)) return <AdminNotFound />;
  return (
    <EditEvent
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
