import { forgetInCovers } from './covers';

/** A packet of XMP, as programs of every kind put it into files of every kind. */
const [BEGIN, END] = ['<x:xmpmeta', '</x:xmpmeta>'];
/** What a JPEG tells of itself: a cover, or a picture for lists. */
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const EXIF_MARK = 0xffe1;

/** Blanks, in place, the XMP that stands anywhere in a file, and what pictures in it tell of how and where they were taken. */
export function forgetEmbedded(bytes: Buffer): void {
  const [endFrom, stopFrom] = [finder(bytes, END), finder(bytes, 0)];
  for (let at = bytes.indexOf(BEGIN); at >= 0; at = bytes.indexOf(BEGIN, at)) {
    bytes.fill(' ', at, Math.min(stopFrom(at), endFrom(at) + END.length, bytes.length));
  }
  for (let at = bytes.indexOf(EXIF); at >= 0; at = bytes.indexOf(EXIF, at + 1)) {
    if (at < 4 || bytes.readUInt16BE(at - 4) !== EXIF_MARK) continue;
    bytes.fill(0, at, Math.min(bytes.length, at - 2 + bytes.readUInt16BE(at - 2)));
  }
  forgetInCovers(bytes);
}

/**
 * Where something stands next, from places on that only grow; Infinity where it does not. What was found is remembered: whoever sends
 * a file decides how often it is asked for, so that no part of the file may be searched again for each time.
 */
function finder(bytes: Buffer, what: string | number): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = bytes.indexOf(what, from);
      found = next < 0 ? Infinity : next;
    }
    return found;
  };
}
