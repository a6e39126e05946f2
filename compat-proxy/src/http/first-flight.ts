/**
 * A server sends ten packets at once, 14,600 bytes with the headers, and the next only after an answer: 150 ms on a slow phone. What
 * would be a little more is made smaller, a tenth or a little more at most (web decision 0031). In bytes as brotli gives them at its usual level;
 * headers take up to 1,300 of the packets.
 */
const FITS = 13_300;
/** Up to here level 10 is enough: 13 to 25 ms in place of 1. Beyond it takes 11 and 30 to 90 ms; both take 3 MB more. */
const FITS_AT_10 = 14_300;
const NEVER_FITS = 15_200;

/** How hard brotli tries again for a text that has so many bytes at the usual level; null where that changes nothing. */
export function firstFlightLevel(bytes: number): 10 | 11 | null {
  if (bytes <= FITS || bytes >= NEVER_FITS) return null;
  return bytes <= FITS_AT_10 ? 10 : 11;
}
