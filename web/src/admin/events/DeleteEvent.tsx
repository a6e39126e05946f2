import { eventTexts, type SiteEvent } from '@apoti/contract';
import { useState } from 'react';
import { deleteEvent, refreshEvents } from '../../shared/api/events';
import { adminToast } from '../../shared/ui/toast';
import { DeleteDialog } from '../form/DeleteDialog';
import { eventEntries, eventRecords } from './event-entries';
import { eventName, screenTexts } from './event-labels';

type DeleteEventProps = {
  person: number;
  /** The event that is asked about; undefined while none is. */
  event: SiteEvent | undefined;
  onCancel: () => void;
  /** The server has deleted it; the list is read again next. */
  onDeleted: (event: SiteEvent) => void;
};

/** Asks before an event goes, deletes it and says what became of it. */
export function DeleteEvent({ event, person, onCancel, onDeleted }: DeleteEventProps) {
  const [busy, setBusy] = useState(false);
  const remove = async (going: SiteEvent) => {
    setBusy(true);
    try {
      await deleteEvent(going.id);
      eventEntries.forget(eventRecords(going.id), person);
      adminToast.success(eventTexts.deleted);
      onDeleted(going);
      await refreshEvents();
    } catch (error) {
      onCancel();
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notDeleted);
    }
    setBusy(false);
  };
  return (
    <DeleteDialog
      question={eventTexts.question}
      name={event === undefined ? null : eventName(event)}
      note={screenTexts.keeps}
      busy={busy}
      onCancel={onCancel}
      onDelete={() => event && void remove(event)}
    />
  );
}
