/**
 * A server sends ten packets at once, 14,600 bytes with the headers, and the next only after an answer: 150 ms on a slow phone. What
 * would be a little more is made smaller by a tenth or so (web decision 0031). In bytes without headers.
 */
const FITS = 13_540;
const NEVER_FITS = 15_200;
/** How hard brotli tries again: 20 ms in place of 1, and where that is not enough, 60. Both take 3 MB more. */
const LEVELS = [10, 11] as const;

/**
 * A text with as much effort as it takes to come with the first packets; the smallest where none is enough.
 * @param usual the text as brotli gives it at its usual level
 * @param compress compresses it at another one
 */
export async function forFirstFlight(usual: Buffer, compress: (level: number) => Promise<Buffer>): Promise<Buffer> {
  let best = usual;
  if (usual.length >= NEVER_FITS) return best;
  for (const level of LEVELS) {
    if (best.length <= FITS) break;
    best = await compress(level);
  }
  return best;
}
