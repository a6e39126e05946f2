import { BrokenBoxes } from './boxes';

const ID = 16;
const HEAD = ID + 8;
/** Of the file's header: how many objects are in it, and two bytes. */
const HEADER = HEAD + 6;
/** Of the header's extension, before its objects: an id, a word, and how long they are. */
const EXTENSION = HEAD + ID + 6;

const id = (hex: string) => Buffer.from(hex, 'hex');
const FILE_HEADER = id('3026b2758e66cf11a6d900aa0062ce6c');
const HEADER_EXTENSION = id('b503bf5f2ea9cf118ee300c00c205365');
const PADDING = id('74d40618dfca0945a4ba9aabcb96aae8');
/** Pairs of names and values that devices and programs write, a place among them; players need none. */
const TOLD = [
  '40a4d0d207e3d21197f000a0c95ea850',
  'eacbf8c5af5b77488467aa8c44fa4cca',
  '941c23449894d149a1411d134e457054',
].map(id);

const idAt = (bytes: Buffer, at: number, one: Buffer) => bytes.subarray(at, at + ID).equals(one);

/**
 * Makes what an ASF file (WMV, WMA) tells of itself padding, in place (Advanced Systems Format 01.20.05, §3.11, §4.7, §4.8).
 * @throws BrokenBoxes for a size that cannot be
 */
export function forgetInAsf(bytes: Buffer): void {
  if (!idAt(bytes, 0, FILE_HEADER)) throw new BrokenBoxes('no header');
  forgetBetween(bytes, HEADER, endOf(bytes, 0, bytes.length), TOLD);
}

/** A header has one extension, and that none: one in another would be read to no end. */
function forgetBetween(bytes: Buffer, from: number, to: number, told: readonly Buffer[]): void {
  for (let at = from; at + HEAD <= to;) {
    const end = endOf(bytes, at, to);
    if (told.some((one) => idAt(bytes, at, one))) {
      PADDING.copy(bytes, at);
      bytes.fill(0, at + HEAD, end);
    } else if (idAt(bytes, at, HEADER_EXTENSION))
      forgetBetween(bytes, at + EXTENSION, end, [...TOLD, HEADER_EXTENSION]);
    at = end;
  }
}

/** Where the object ends that begins there. */
function endOf(bytes: Buffer, at: number, to: number): number {
  const end = at + HEAD <= to ? at + Number(bytes.readBigUInt64LE(at + ID)) : at;
  if (end < at + HEAD || end > to) throw new BrokenBoxes('a size that cannot be');
  return end;
}
