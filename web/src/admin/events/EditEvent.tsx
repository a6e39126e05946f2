import type { SiteEvent } from '@apoti/contract';
import { FiCopy } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/Button';
import type { Editor } from '../editor/editor';
import { issueText } from '../editor/save-status-text';
import { EntryPage } from '../entry-editing/EntryPage';
import { eventLabel } from './event-labels';
import { eventOnSite, eventScreen } from './event-screen';
import { EventForm, type EventField } from './EventForm';

type EditEventProps = { editor: Editor<SiteEvent>; event: SiteEvent };

/** An event in its form, which saves by itself. */
export function EditEvent({ editor, event }: EditEventProps) {
  const { session, state } = editor;
  const errorOf = (field: EventField) => {
    const issue = state.issues.find(({ path }) => path[0] === field);
    return issue && issueText(eventLabel(field), issue.message);
  };
  return (
    <EntryPage
      screen={eventScreen}
      editor={editor}
      entry={event}
      shown={{ path: '/events', anchor: `event-${event.id}`, parts: { event } }}
      site={eventOnSite(event.id)}
      actions={
        <Link className={buttonClass('quiet')} to={`${eventScreen.path}/new?copy=${event.id}`}>
          <FiCopy aria-hidden="true" /> Duplicate
        </Link>
      }
    >
      {(name) => (
        <EventForm
          event={event}
          label={name}
          errorOf={errorOf}
          onChange={(fields) => session.edit((mine) => ({ ...mine, ...fields }))}
        />
      )}
    </EntryPage>
  );
}
