import { toNaira } from '@apoti/contract/lib/naira';

/** Reads what is typed as a number; null when it is none. */
export type NumberReader = (text: string) => number | null;

/** A number with or without a fraction, such as `-6.43`. */
export const readDecimal: NumberReader = (text) => {
  const plain = text.trim();
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
};

/** A number as people write counts: `1,200` too. */
export const readCount: NumberReader = (text) => readDecimal(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''));

/** An amount in naira, also as `₦1,500,000` and `1.5m`; a negative one is told as such. */
export const readNaira: NumberReader = (text) => readDecimal(text) ?? toNaira(text);

/** Two numbers with a comma between them, as maps copy a place. */
export function readPlace(text: string): { lat: number; lng: number } | null {
  const [lat, lng, ...more] = text.split(',').map(readDecimal);
  return more.length > 0 || lat === undefined || lng === undefined || lat === null || lng === null
    ? null
    : { lat, lng };
}
