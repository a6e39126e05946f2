import { stationTexts } from '@apoti/contract';
import { deleteStation, refreshStations } from '../../shared/api/stations';
import type { EntryScreen } from '../entry-editing/entry-screen';
import { locationWords, type LocationDraft } from './location-document';
import { locationEntries, LOCATIONS_PATH } from './location-entries';
import { screenTexts } from './location-labels';
import { makeLocation } from './make-location';

/** The screen of the locations. */
export const locationScreen: EntryScreen<LocationDraft> = {
  entries: locationEntries,
  path: LOCATIONS_PATH,
  many: 'locations',
  history: 'stations',
  words: locationWords,
  refresh: refreshStations,
  remove: deleteStation,
  make: makeLocation,
  texts: { ...stationTexts, ...screenTexts },
};

/** Where visitors find a location. */
export function locationOnSite(id: number): string {
  return `/lockers?station=${id}#station-${id}`;
}
