import type { Metadata } from 'sharp';

/** Longest side of what is stored, in pixels: more than any screen shows, and it bounds what encoding costs. */
export const MAX_SIDE = 4_096;
/** What the decoding of a JPEG or PNG may hold in memory, in bytes: as much as 40 million pixels of four bytes (0099). */
export const MAX_HELD_BYTES = 160_000_000;
/** Bytes of one number of a pixel. JPEG keeps what it computes them from. */
const JPEG_BYTES = 2;
/** From here on a picture lies on its side or on its head. */
const TURNED = 3;

type Shape = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'> &
  Partial<Pick<Metadata, 'isProgressive' | 'orientation'>>;

/**
 * What the decoding of a JPEG or PNG holds in memory at once. Line by line it is next to nothing, however large the picture is. One that
 * comes in passes (progressive, interlaced) is held as a whole; one that has to be turned is held once more, as small as it is stored.
 */
export function heldBytes(shape: Shape, format: 'jpeg' | 'png'): number {
  const { width, height, channels, depth, isProgressive = false, orientation = 1 } = shape;
  const bytes = depth === 'uchar' ? 1 : 2;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const whole = width * height * channels * (format === 'jpeg' ? JPEG_BYTES : bytes);
  const stored = width * height * scale ** 2 * channels * bytes;
  return (isProgressive ? whole : 0) + (orientation >= TURNED ? stored : 0);
}
