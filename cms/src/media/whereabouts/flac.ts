import { forgetInComments } from './comments';

const HEAD = 4;
const [PADDING, APPLICATION, COMMENTS] = [1, 2, 4];

/** Takes out of a FLAC file, in place, what programs have put there for themselves, and the comments that tell of a place. */
export function forgetInFlac(bytes: Buffer): void {
  for (let at = 4; at + HEAD <= bytes.length;) {
    const first = bytes.readUInt8(at);
    const [kind, content] = [first & 0x7f, at + HEAD];
    const end = Math.min(bytes.length, content + bytes.readUIntBE(at + 1, 3));
    if (kind === COMMENTS) forgetInComments(bytes, content, end);
    if (kind === APPLICATION) {
      bytes.writeUInt8((first & 0x80) | PADDING, at);
      bytes.fill(0, content, end);
    }
    if ((first & 0x80) !== 0) return;
    at = end;
  }
}
