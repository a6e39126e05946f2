import { endOfSound } from '../whole/sounds';
import { isKnownPicture } from './covers';

const HEAD = 10;
/** A tag of 128 bytes at the end of many files, which has room for titles only. */
const [SHORT_TAG, SHORT_LENGTH] = ['TAG', 128];
/** Titles, names, covers, lyrics and chapters; what else stands in a tag is a program's own, or anything. */
const KEPT = /^(T(?!XXX)[A-Z0-9]{3}|W(?!XXX)[A-Z0-9]{3}|APIC|USLT|SYLT|COMM|CHAP|CTOC|RVA2|RVAD|MLLT|ETCO)$/;
/** What a frame says where its content is written in another way: compressed, encrypted, or with bytes in between. */
const PACKED = { 3: 0xc0, 4: 0x0e } as const;
/** Letters of the description of a cover that have two bytes. */
const WIDE = new Set([1, 2]);

const sevenBits = (bytes: Buffer, at: number) =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (bytes.readUInt8(at + index) & 0x7f), 0);

const begins = (bytes: Buffer, mark: string, at = 0) => bytes.toString('latin1', at, at + mark.length) === mark;

/** Takes out of a sound, in place, what its ID3 tags may hold of anything, and what stands behind its last frame and is no title. */
export function forgetInSound(bytes: Buffer, kind: 'mpeg' | 'aac'): void {
  let rest = bytes;
  let end: number;
  do {
    forgetInId3(rest);
    end = endOfSound(rest, kind);
    rest = rest.subarray(end);
    // Half a tag is the end of nothing.
  } while (end > 0 && begins(rest, 'ID3'));
  const tag = rest.length - SHORT_LENGTH;
  rest.fill(0, 0, tag >= 0 && begins(rest, SHORT_TAG, tag) ? tag : rest.length);
}

/**
 * Empties, in place, the frames of the ID3 tags at the beginning of a sound that may hold anything (`GEOB`, `PRIV`, `TXXX` …). A tag
 * that is packed in another way is emptied as a whole.
 */
function forgetInId3(bytes: Buffer): void {
  for (let at = 0; at + HEAD <= bytes.length && begins(bytes, 'ID3', at);) {
    const [version, flags] = [bytes.readUInt8(at + 3), bytes.readUInt8(at + 5)];
    const end = Math.min(bytes.length, at + HEAD + sevenBits(bytes, at + 6));
    // Only a footer may there be besides: all else changes how the frames are to be read.
    if ((version === 3 || version === 4) && (flags & 0xef) === 0) forgetInFrames(bytes, at + HEAD, end, version);
    else {
      bytes.writeUInt8(flags & 0x10, at + 5);
      bytes.fill(0, at + HEAD, end);
    }
    at = end + ((flags & 0x10) === 0 ? 0 : HEAD);
  }
}

function forgetInFrames(bytes: Buffer, from: number, to: number, version: 3 | 4): void {
  let at = from;
  while (at + HEAD <= to) {
    const name = bytes.toString('latin1', at, at + 4);
    const content = at + HEAD;
    const end = content + (version === 4 ? sevenBits(bytes, at + 4) : bytes.readUInt32BE(at + 4));
    if (!/^[A-Z0-9]{4}$/.test(name) || end > to) break;
    const isPacked = (bytes.readUInt8(at + 9) & PACKED[version]) !== 0;
    const isLookedThrough = name !== 'APIC' || isKnownPicture(bytes, pictureIn(bytes, content, end), end);
    if (isPacked || !isLookedThrough || !KEPT.test(name)) bytes.fill(0, content, end);
    at = end;
  }
  // What stands behind the last frame has no meaning.
  bytes.fill(0, at, to);
}

/** Where the picture of a cover begins: behind its kind, as a media type, its use, and what is said of it. */
function pictureIn(bytes: Buffer, from: number, to: number): number {
  const frame = bytes.subarray(from, to);
  const said = frame.indexOf(0, 1) + 2;
  if (said < 2) return to;
  if (!WIDE.has(frame.at(0) ?? 0)) {
    const end = frame.indexOf(0, said);
    return end < 0 ? to : from + end + 1;
  }
  let end = said;
  while (end + 1 < frame.length && frame.readUInt16LE(end) !== 0) end += 2;
  return from + end + 2;
}
