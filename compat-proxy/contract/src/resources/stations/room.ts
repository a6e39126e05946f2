import type { LockerSizeName } from '../../constants/locker-sizes';
import { distanceKm, hasCoordinates, type Coordinates } from '../../lib/geo';
import type { Station } from './station';

type Compartments = { count: number; available: number };

/** What decides whether and where there is room. */
export type RoomFacts = Pick<Station, 'id' | 'name' | 'status' | 'coordinates'> & {
  lockerSizes: Readonly<Record<LockerSizeName, Compartments>>;
};

/** All compartments of a station, and how many of them are free: the sums of its sizes (P9). */
export function compartmentTotals({ lockerSizes }: Pick<RoomFacts, 'lockerSizes'>): Compartments {
  const { small, medium, large } = lockerSizes;
  return {
    count: small.count + medium.count + large.count,
    available: small.available + medium.available + large.available,
  };
}

/** Whether a compartment can be reserved now: the station works and has one free (P9). */
export function hasRoom(station: Pick<RoomFacts, 'status' | 'lockerSizes'>): boolean {
  return station.status === 'active' && compartmentTotals(station).available > 0;
}

/** Another station with its distance in km. */
export type NearStation<Facts> = { station: Facts; km: number };

/** The nearest other station with a free compartment; null when nobody knows one (P9). */
export function nearestWithRoom<Facts extends RoomFacts>(
  from: { id: Station['id']; coordinates: Coordinates },
  stations: readonly Facts[],
): NearStation<Facts> | null {
  if (!hasCoordinates(from.coordinates)) return null;
  let nearest: NearStation<Facts> | null = null;
  for (const station of stations) {
    if (station.id === from.id || !hasRoom(station) || !hasCoordinates(station.coordinates)) continue;
    const km = distanceKm(from.coordinates, station.coordinates);
    if (nearest === null || km < nearest.km) nearest = { station, km };
  }
  return nearest;
}
