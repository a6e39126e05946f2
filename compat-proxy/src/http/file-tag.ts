import { createHash } from 'node:crypto';

/** So many bits of a hash fit into the time of a file on every common file system (ext4 ends in 2446, XFS in 2486). */
const STAMP_BITS = 33;
const SHAPE = /^"([0-9a-f]+)-[0-9a-f]+"$/;

/**
 * The entity tag that nginx gives a file of so many bytes whose time of change, in seconds, is the stamp of its content: so the
 * same representation has the same tag from nginx and from us, and another one has another (decision 0006).
 */
export function fileTag(representation: string, length: number): string {
  const hash = createHash('sha256').update(representation).digest().readBigUInt64BE();
  return `"${(hash >> BigInt(64 - STAMP_BITS)).toString(16)}-${length.toString(16)}"`;
}

/** The stamp in such a tag, in seconds; null for another kind of tag. */
export function stampOf(tag: string): number | null {
  const [, stamp] = SHAPE.exec(tag) ?? [];
  return stamp === undefined ? null : parseInt(stamp, 16);
}
