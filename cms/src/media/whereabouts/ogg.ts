import { forgetInComments } from './comments';

const HEAD = 27;
/** Where in the head of a page its checksum is. */
const SUM = 22;
/** Comments come first: behind so many pages there is sound, or many covers. */
const MOST_PAGES = 64;

/** The checksum of Ogg: CRC-32 with the polynomial 0x04c11db7, highest bit first. */
export function checksum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}

/** Blanks, in place, the comments of an Ogg file (Opus, Vorbis, Theora) that tell of a place. */
export function forgetInOgg(bytes: Buffer): void {
  let at = 0;
  for (let page = 0; page < MOST_PAGES && at + HEAD <= bytes.length; page += 1) {
    const segments = bytes.readUInt8(at + HEAD - 1);
    const content = at + HEAD + segments;
    const length = bytes.subarray(at + HEAD, content).reduce((sum, one) => sum + one, 0);
    const end = Math.min(bytes.length, content + length);
    if (forgetInComments(bytes, content, end)) {
      bytes.writeUInt32LE(0, at + SUM);
      bytes.writeUInt32LE(checksum(bytes.subarray(at, end)), at + SUM);
    }
    at = end;
  }
}
