import { stationTexts, type Station } from '@apoti/contract';
import { useState } from 'react';
import { deleteStation, refreshStations } from '../../shared/api/stations';
import { adminToast } from '../../shared/ui/toast';
import { DeleteDialog } from '../form/DeleteDialog';
import { locationEntries, locationRecords } from './location-entries';
import { locationName, screenTexts } from './location-labels';

type Named = Pick<Station, 'id' | 'name'>;
type DeleteLocationProps = {
  person: number;
  /** The location that is asked about; undefined while none is. */
  location: Named | undefined;
  onCancel: () => void;
  /** The server has deleted it; the list is read again next. */
  onDeleted: (location: Named) => void;
};

/** Asks before a location goes, deletes it and says what became of it. */
export function DeleteLocation({ location, person, onCancel, onDeleted }: DeleteLocationProps) {
  const [busy, setBusy] = useState(false);
  const remove = async (going: Named) => {
    setBusy(true);
    try {
      await deleteStation(going.id);
      locationEntries.forget(locationRecords(going.id), person);
      adminToast.success(stationTexts.deleted);
      onDeleted(going);
      await refreshStations();
    } catch (error) {
      onCancel();
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notDeleted);
    }
    setBusy(false);
  };
  return (
    <DeleteDialog
      question={stationTexts.question}
      name={location === undefined ? null : locationName(location)}
      note={screenTexts.keeps}
      busy={busy}
      onCancel={onCancel}
      onDelete={() => location && void remove(location)}
    />
  );
}
