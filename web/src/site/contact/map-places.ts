import type { Coordinates } from '@apoti/contract';
import { hasCoordinates } from '@apoti/contract/lib/geo';
import type { PlaceOffice, PlaceStation } from './contact-data';

/** A mark on the map. */
export type MapPlace = {
  kind: 'office' | 'station';
  name: string;
  address: string;
  coordinates: Coordinates;
};

/** What the map marks: the offices and the stations whose place is known. */
export function mapPlaces(offices: readonly PlaceOffice[], stations: readonly PlaceStation[]): MapPlace[] {
  return [
    ...offices.map(({ name, address, coordinates }) => ({ kind: 'office' as const, name, address, coordinates })),
    ...stations.map(({ name, address, coordinates }) => ({ kind: 'station' as const, name, address, coordinates })),
  ].filter(({ coordinates }) => hasCoordinates(coordinates));
}
