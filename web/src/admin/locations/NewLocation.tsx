import { stationSchema, stationTexts, toFieldIssues } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import { useFormHelp } from '../../shared/ui/use-form-help';
import { issueText } from '../editor/save-status-text';
import { EntryFrame } from '../entry-editing/EntryFrame';
import { NewEntryBar } from '../entry-editing/NewEntryBar';
import { useListAddress } from '../entry-editing/use-list-address';
import type { LocationDraft } from './location-document';
import { LOCATIONS_PATH } from './location-entries';
import { locationLabel, locationName, screenTexts, type LocationField } from './location-labels';
import { LocationForm } from './LocationForm';
import { makeLocation } from './make-location';
import { useNewLocation } from './use-new-location';

/** What is wrong with it, by the field's path. */
function faultsOf(location: LocationDraft): ReadonlyMap<string, string> {
  const { error } = stationSchema.safeParse({ ...location, id: 1 });
  return new Map(error ? toFieldIssues(error).map(({ path, message }) => [path.join('.'), message]) : []);
}

/** The form of a new location: nothing is made before its button is pressed, and what is typed is kept. */
export function NewLocation({ person }: { person: number }) {
  const draft = useNewLocation(person);
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  });
  const [isChecked, setChecked] = useState(false);
  // What a press found: only that leads to a field, not what is right meanwhile.
  const [pressed, setPressed] = useState<object>({});
  const [busy, setBusy] = useState(false);
  const list = useListAddress(LOCATIONS_PATH);
  const navigate = useNavigate();
  const form = useFormHelp({ errors: pressed });
  const faults = isChecked ? faultsOf(draft.value) : new Map<string, string>();
  const create = async () => {
    const found = faultsOf(draft.value);
    setChecked(true);
    setPressed(found);
    if (found.size > 0) return;
    setBusy(true);
    try {
      const id = await makeLocation(() => latest.current, draft.key, person);
      draft.clear();
      adminToast.success(stationTexts.created);
      void navigate(`${LOCATIONS_PATH}/${id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notCreated);
    }
  };
  const errorOf = (field: LocationField) => {
    const message = faults.get(field);
    return message && issueText(locationLabel(field), message);
  };
  return (
    <EntryFrame title="New location" list={list} all="All locations">
      <form
        ref={form}
        noValidate
        aria-label="New location"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void create();
        }}
      >
        <LocationForm
          location={draft.value}
          label="New location"
          errorOf={errorOf}
          onEdit={(change) => draft.change(change(draft.value))}
        />
        <NewEntryBar
          draft={draft}
          name={locationName(draft.value)}
          busy={busy}
          action="Create location"
          onDiscard={() => {
            draft.clear();
            void navigate(list, { replace: true });
          }}
        />
      </form>
    </EntryFrame>
  );
}
