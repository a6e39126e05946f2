import type { Coordinates } from './geo';

/** A number with or without a fraction, such as `-6.43`. */
export function readDecimal(text: string): number | null {
  const plain = text.trim();
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Two numbers with a comma between them, as maps copy a place; null: it is none. */
export function readPlace(text: string): Coordinates | null {
  const [lat, lng, ...more] = text.split(',').map(readDecimal);
  return more.length > 0 || lat === undefined || lng === undefined || lat === null || lng === null
    ? null
    : { lat, lng };
}

/** Whether there is such a place. */
export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
