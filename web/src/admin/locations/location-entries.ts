import { EntryKind } from '../entry-editing/entry-kind';
import { LOCATION_PREFIX, locationDocument, type LocationDraft } from './location-document';
import { locationName, screenTexts } from './location-labels';
import { sendLocation } from './send-location';

/** Where the list is. */
export const LOCATIONS_PATH = '/admin/locations';

/** Locations in editing. */
export const locationEntries = new EntryKind<LocationDraft>({
  prefix: LOCATION_PREFIX,
  document: locationDocument,
  send: sendLocation,
  noun: 'location',
  screen: screenTexts.title,
  address: (id) => `${LOCATIONS_PATH}/${id}`,
  known: (location) => ({ title: locationName(location), id: location.id }),
});
