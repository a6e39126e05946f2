/** Coordinates as devices write them (ISO 6709), a pair of degrees as people and programs do, and what a receiver says (NMEA 0183). */
const COORDINATES =
  /[+-]\d{2}(?:\d{2}){0,2}\.\d+[+-]\d{3}(?:\d{2}){0,2}\.\d|-?\d{1,2}\.\d{4,}, ?-?\d{1,3}\.\d{4,}|\$G[NP](?:GGA|GLL|RMC),\d/;

/**
 * Whether coordinates are still to be read in a file, in letters of one byte or of two: in a broken one nobody knows what stands where, so
 * what cannot be taken out by its place is looked for by its look (F7). In sound and pictures so many fitting bytes do not meet by chance.
 */
export function tellsPlace(bytes: Buffer): boolean {
  return COORDINATES.test(withoutZeros(bytes));
}

/** As text; zeros are left out of the bytes, for a text of ten million pieces takes seconds to put together. */
function withoutZeros(bytes: Buffer): string {
  const kept = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (const byte of bytes) {
    if (byte === 0) continue;
    kept[length] = byte;
    length += 1;
  }
  return kept.toString('latin1', 0, length);
}
