import { createStation, refreshStations } from '../../shared/api/stations';
import { makeEntry } from '../entry-editing/make-entry';
import { toStation, type LocationDraft } from './location-document';
import { locationEntries } from './location-entries';

/** Makes a location of what is there by the time that it is made, once a key, and answers its id. */
export function makeLocation(typed: () => LocationDraft, key: string, person: number): Promise<number> {
  return makeEntry(locationEntries, person, typed, {
    create: async () => {
      const whole = toStation(typed());
      if (whole === null) throw new Error('Please mend the numbers first');
      const { station, revision } = await createStation(whole, key);
      return { content: station, revision };
    },
    refresh: refreshStations,
  });
}
