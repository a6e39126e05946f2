/** A place on earth, in degrees. */
export type Coordinates = { lat: number; lng: number };

/** Mean radius of the earth, in km. */
const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether a place is known: 0,0 lies in the sea and is what an empty form leaves behind. */
export function hasCoordinates({ lat, lng }: Coordinates): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && (lat !== 0 || lng !== 0);
}

/** The way between two places as the crow flies, in km (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2);
  const east = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = north ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east ** 2;
  // Rounding can push places on opposite sides of the earth a little over 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
