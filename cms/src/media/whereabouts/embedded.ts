/** A packet of XMP, as programs of every kind put it into files of every kind. */
const [BEGIN, END] = ['<x:xmpmeta', '</x:xmpmeta>'];
/** What a JPEG tells of itself: a cover, or a picture for lists. */
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const EXIF_MARK = 0xffe1;

/** Blanks, in place, the XMP that stands anywhere in a file, and what JPEGs in it tell of how and where they were taken. */
export function forgetEmbedded(bytes: Buffer): void {
  for (let at = bytes.indexOf(BEGIN); at >= 0; at = bytes.indexOf(BEGIN, at)) {
    const [end, stop] = [bytes.indexOf(END, at), bytes.indexOf(0, at)];
    const whole = end < 0 ? bytes.length : end + END.length;
    bytes.fill(' ', at, stop < 0 ? whole : Math.min(stop, whole));
  }
  for (let at = bytes.indexOf(EXIF); at >= 0; at = bytes.indexOf(EXIF, at + 1)) {
    if (at < 4 || bytes.readUInt16BE(at - 4) !== EXIF_MARK) continue;
    bytes.fill(0, at, Math.min(bytes.length, at - 2 + bytes.readUInt16BE(at - 2)));
  }
}
