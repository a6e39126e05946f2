import type { Editor } from '../editor/editor';
import { issueText } from '../editor/save-status-text';
import { EntryPage } from '../entry-editing/EntryPage';
import { shownLocation, type LocationDraft } from './location-document';
import { locationLabel, type LocationField } from './location-labels';
import { locationOnSite, locationScreen } from './location-screen';
import { LocationForm } from './LocationForm';

type EditLocationProps = { editor: Editor<LocationDraft>; location: LocationDraft };

/** A location in its form, which saves by itself. */
export function EditLocation({ editor, location }: EditLocationProps) {
  const { session, state } = editor;
  const errorOf = (field: LocationField) => {
    const issue = state.issues.find(({ path }) => path.join('.') === field || path[0] === field);
    return issue && issueText(locationLabel(field), issue.message);
  };
  return (
    <EntryPage
      screen={locationScreen}
      editor={editor}
      entry={location}
      shown={shownLocation(location)}
      site={locationOnSite(location.id)}
    >
      {(name) => (
        <LocationForm
          location={location}
          label={name}
          errorOf={errorOf}
          onEdit={(change) => session.edit((mine) => ({ ...mine, ...change(mine) }))}
        />
      )}
    </EntryPage>
  );
}
