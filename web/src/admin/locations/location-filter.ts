import type { Station } from '@apoti/contract';
import { holds } from '../../shared/lib/text-match';

/** What locations are chosen by; an empty text is no choice. */
export type LocationFilter = Readonly<{ search: string; state: string; status: string }>;

export const noFilter: LocationFilter = { search: '', state: '', status: '' };

/** The locations that match, in the order of the site. */
export function filterLocations(stations: readonly Station[], { search, state, status }: LocationFilter): Station[] {
  return stations.filter(
    (station) =>
      (state === '' || station.state === state) &&
      (status === '' || station.status === status) &&
      [station.name, station.address, station.area, station.contactPerson].some((text) => holds(text, search)),
  );
}
