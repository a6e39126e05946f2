import { equal, type Station } from '@apoti/contract';
import { createStation, refreshStations, saveStation } from '../../shared/api/stations';
import { newUuid } from '../../shared/lib/uuid';
import { toStation, type LocationDraft } from './location-document';

/**
 * Makes a location of what is there by the time that it is made, once a key, reads the list again and answers its id: by then
 * the server was sent everything that is typed. Throws what the calls throw.
 */
export async function makeLocation(typed: () => LocationDraft, key: string, person: number): Promise<number> {
  const whole = (): Station => {
    const station = toStation(typed());
    if (station === null) throw new Error('Please mend the numbers first');
    return station;
  };
  let { station: sent, revision } = await createStation(whole(), key);
  const { id } = sent;
  for (;;) {
    await refreshStations();
    // Typed while it was made, or since an earlier try whose answer was lost.
    const station = { ...whole(), id };
    if (equal(station, sent)) return id;
    ({ revision } = await saveStation({ station, revision, idempotencyKey: newUuid(), person }));
    sent = station;
  }
}
