import { stationSchema, toFieldIssues } from '@apoti/contract';
import { issueText } from '../editor/save-status-text';
import { NewEntryPage, type Faults } from '../entry-editing/NewEntryPage';
import { phoneFaultsOf, shownLocation, type LocationDraft } from './location-document';
import { locationLabel, type LocationField } from './location-labels';
import { locationScreen } from './location-screen';
import { LocationForm } from './LocationForm';
import { useNewLocation } from './use-new-location';

/** What is wrong with it, by the field's path. */
function faultsOf(location: LocationDraft): Faults {
  const { error } = stationSchema.safeParse({ ...location, id: 1 });
  const issues = [...phoneFaultsOf(location), ...(error ? toFieldIssues(error) : [])];
  return new Map(issues.map(({ path, message }) => [path.join('.'), message]));
}

/** The form of a new location. */
export function NewLocation({ person }: { person: number }) {
  const draft = useNewLocation(person);
  const { value } = draft;
  return (
    <NewEntryPage screen={locationScreen} {...{ draft, person, faultsOf }} shown={shownLocation(value)}>
      {(label, faults) => {
        const errorOf = (field: LocationField) => {
          const message = faults.get(field);
          return message && issueText(locationLabel(field), message);
        };
        return (
          <LocationForm
            location={value}
            label={label}
            errorOf={errorOf}
            onEdit={(change) => draft.change(change(value))}
          />
        );
      }}
    </NewEntryPage>
  );
}
