import { eventSchema, eventTexts, toFieldIssues, type SiteEvent } from '@apoti/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import { useFormHelp } from '../../shared/ui/use-form-help';
import { issueText } from '../editor/save-status-text';
import { EntryFrame } from '../entry-editing/EntryFrame';
import { NewEntryBar } from '../entry-editing/NewEntryBar';
import { useListAddress } from '../entry-editing/use-list-address';
import { useHeldSubmit } from '../form/HeldSubmit';
import { UploadsFor } from '../form/uploads';
import { PreviewToggle } from '../preview/PreviewToggle';
import { WithPreview } from '../preview/WithPreview';
import { eventLabel, eventName, screenTexts } from './event-labels';
import { EventForm, type EventField } from './EventForm';
import { EVENTS_PATH } from './event-entries';
import { makeEvent } from './make-event';
import { useNewEvent } from './use-new-event';

/** What is wrong with it, by field. */
function faultsOf(event: SiteEvent): Map<string, string> {
  const { error } = eventSchema.safeParse({ ...event, id: 1 });
  return new Map(error ? toFieldIssues(error).map(({ path, message }) => [String(path[0]), message]) : []);
}

type NewEventProps = { events: readonly SiteEvent[]; person: number };

/** A new event, or a copy of the one that the address names; another source, another form. */
export function NewEvent({ events, person }: NewEventProps) {
  const copied = useSearchParams()[0].get('copy') ?? '';
  const source = events.find(({ id }) => String(id) === copied);
  return <NewForm key={copied} person={person} source={source} copied={copied} />;
}

type NewFormProps = { person: number; source: SiteEvent | undefined; copied: string };

function NewForm({ person, source, copied }: NewFormProps) {
  const draft = useNewEvent(person, source, copied);
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  });
  const [faults, setFaults] = useState<Map<string, string>>(new Map());
  // What a press found: only that leads to a field, not what is right meanwhile.
  const [checked, setChecked] = useState(faults);
  const [busy, setBusy] = useState(false);
  const list = useListAddress(EVENTS_PATH);
  const navigate = useNavigate();
  const form = useFormHelp({ errors: checked });
  const create = async () => {
    const found = faultsOf(draft.value);
    setFaults(found);
    setChecked(found);
    if (found.size > 0) return;
    setBusy(true);
    try {
      const id = await makeEvent(() => latest.current, draft.key, person);
      draft.clear();
      adminToast.success(eventTexts.created);
      void navigate(`/admin/events/${id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notCreated);
    }
  };
  const { isHeld, submit } = useHeldSubmit(draft.key, () => void create());
  const errorOf = (field: EventField) => {
    const message = faults.get(field);
    return message && issueText(eventLabel(field), message);
  };
  return (
    <WithPreview shown={{ path: '/events', anchor: `event-${draft.value.id}`, parts: { event: draft.value } }}>
      <EntryFrame title={source === undefined ? 'New event' : `Copy of “${source.title}”`} list={list} all="All events">
        <form ref={form} noValidate onSubmit={preventing(submit)} aria-label="New event">
          <UploadsFor value={draft.key}>
            <EventForm
              event={draft.value}
              label="New event"
              errorOf={errorOf}
              onChange={(fields) => {
                draft.change(fields);
                if (faults.size > 0) setFaults((known) => without(known, Object.keys(fields)));
              }}
            />
          </UploadsFor>
          <NewEntryBar
            draft={draft}
            name={eventName(draft.value)}
            isHeld={isHeld}
            busy={busy}
            action="Create event"
            onDiscard={() => {
              draft.clear();
              void navigate(list, { replace: true });
            }}
          >
            <PreviewToggle />
          </NewEntryBar>
        </form>
      </EntryFrame>
    </WithPreview>
  );
}

function preventing(submit: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    submit();
  };
}

function without(faults: Map<string, string>, fields: readonly string[]): Map<string, string> {
  if (!fields.some((field) => faults.has(field))) return faults;
  return new Map([...faults].filter(([field]) => !fields.includes(field)));
}
