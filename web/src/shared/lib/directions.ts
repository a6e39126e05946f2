import type { Coordinates } from '@apoti/contract';
import { hasCoordinates } from '@apoti/contract/lib/geo';

/** A page with the way to a place (P9): to its coordinates, or to its address while nobody has entered them. */
export function directionsLink({ coordinates, address }: { coordinates: Coordinates; address: string }): string {
  const { lat, lng } = coordinates;
  const destination = hasCoordinates(coordinates) ? `${lat},${lng}` : address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
