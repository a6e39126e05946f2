import { useEvents } from '../../shared/api/events';
import type { Looker } from '../entry-editing/EditEntry';
import { EntryScreenRoutes, REFRESH_MS } from '../entry-editing/EntryScreenRoutes';
import { EditEvent } from './EditEvent';
import { eventScreen } from './event-screen';
import { EventList } from './EventList';
import { NewEvent } from './NewEvent';

/** Events: the list at /admin/events; a form takes its place at /admin/events/new and /admin/events/:id. */
export function EventsScreen({ person, signedIn }: Looker) {
  const { data, error, mutate } = useEvents({ refreshInterval: REFRESH_MS });
  const events = data?.events ?? [];
  return (
    <EntryScreenRoutes
      screen={eventScreen}
      {...{ person, signedIn, error }}
      seen={data && { list: events, revision: data.revision }}
      onRetry={() => void mutate()}
      list={(left) => <EventList seen={{ events, revision: data?.revision }} person={person} left={left} />}
      create={<NewEvent events={events} person={person} />}
      edit={(editor, event) => <EditEvent editor={editor} event={event} />}
    />
  );
}
