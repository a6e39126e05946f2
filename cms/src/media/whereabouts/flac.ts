import { forgetInComments } from './comments';
import { isKnownPicture } from './covers';

const HEAD = 4;
const [PADDING, APPLICATION, COMMENTS, PICTURE] = [1, 2, 4, 6];

/**
 * Takes out of a FLAC file, in place, what programs have put there for themselves, covers that cannot be looked through, and the
 * comments that tell of a place.
 */
export function forgetInFlac(bytes: Buffer): void {
  for (let at = 4; at + HEAD <= bytes.length;) {
    const first = bytes.readUInt8(at);
    const [kind, content] = [first & 0x7f, at + HEAD];
    const end = Math.min(bytes.length, content + bytes.readUIntBE(at + 1, 3));
    if (kind === COMMENTS) forgetInComments(bytes, content, end);
    if (kind === APPLICATION || (kind === PICTURE && !isKnownPicture(bytes, pictureIn(bytes, content, end), end))) {
      bytes.writeUInt8((first & 0x80) | PADDING, at);
      bytes.fill(0, content, end);
    }
    if ((first & 0x80) !== 0) return;
    at = end;
  }
}

/** Where the picture of a cover begins: behind its use, its kind and what is said of it, each with its length, and five numbers. */
function pictureIn(bytes: Buffer, from: number, to: number): number {
  let at = from + 4;
  for (const numbers of [0, 5]) {
    if (at + 4 > to) return to;
    at += 4 + bytes.readUInt32BE(at) + numbers * 4;
  }
  return Math.min(at, to);
}
