import type { SiteEvent } from '@apoti/contract';
import { useSearchParams } from 'react-router-dom';
import { issueText } from '../editor/save-status-text';
import { NewEntryPage, type Faults } from '../entry-editing/NewEntryPage';
import { newEventFaults } from './event-document';
import { eventEntries } from './event-entries';
import { eventLabel } from './event-labels';
import { eventScreen } from './event-screen';
import { EventForm, type EventField } from './EventForm';
import { useNewEvent } from './use-new-event';

/** What is wrong with it, by field. */
function faultsOf(event: SiteEvent, source: SiteEvent | undefined): Faults {
  return new Map(newEventFaults(event, source).map(({ path, message }) => [String(path[0]), message]));
}

type NewEventProps = { events: readonly SiteEvent[]; person: number };

/** A new event, or a copy of the one that the address names, as it is typed by now; another source, another form. */
export function NewEvent({ events, person }: NewEventProps) {
  const copied = useSearchParams()[0].get('copy') ?? '';
  const listed = events.find(({ id }) => String(id) === copied);
  const source = listed && (eventEntries.typed(listed.id, person) ?? listed);
  return <NewForm key={copied} person={person} source={source} copied={copied} />;
}

type NewFormProps = { person: number; source: SiteEvent | undefined; copied: string };

function NewForm({ person, source, copied }: NewFormProps) {
  const draft = useNewEvent(person, source, copied);
  const { value } = draft;
  return (
    <NewEntryPage
      screen={eventScreen}
      {...{ draft, person }}
      faultsOf={(event) => faultsOf(event, source)}
      title={source && `Copy of “${source.title}”`}
      shown={{ path: '/events', anchor: `event-${value.id}`, parts: { event: value } }}
    >
      {(label, faults) => {
        const errorOf = (field: EventField) => {
          const message = faults.get(field);
          return message && issueText(eventLabel(field), message);
        };
        return <EventForm event={value} label={label} errorOf={errorOf} onChange={draft.change} />;
      }}
    </NewEntryPage>
  );
}
