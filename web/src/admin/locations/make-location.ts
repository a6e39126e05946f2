import type { Station } from '@apoti/contract';
import { createStation, refreshStations, saveStation } from '../../shared/api/stations';
import { newUuid } from '../../shared/lib/uuid';
import { makeEntry } from '../entry-editing/make-entry';
import { toStation, type LocationDraft } from './location-document';

/** Makes a location of what is there by the time that it is made, once a key, and answers its id. */
export function makeLocation(typed: () => LocationDraft, key: string, person: number): Promise<number> {
  const whole = (): Station => {
    const station = toStation(typed());
    if (station === null) throw new Error('Please mend the numbers first');
    return station;
  };
  return makeEntry(whole, {
    create: async (made) => {
      const { station, revision } = await createStation(made, key);
      return { entry: station, revision };
    },
    save: (station, revision) => saveStation({ station, revision, idempotencyKey: newUuid(), person }),
    refresh: refreshStations,
  });
}
