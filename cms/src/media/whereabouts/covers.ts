import { crc32 } from 'node:zlib';

/** What a PNG has to be shown; what else is in one tells of it: Exif, XMP, texts. */
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const PNG_SHOWN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD hIST pHYs acTL fcTL fdAT'.split(' '),
);
/** A name that no reader of PNG knows and every one passes over. */
const PNG_NOTHING = 'noNe';
/** The same of a WebP. */
const WEBP_SHOWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Where VP8X says that there are Exif and XMP. */
const WEBP_TELLS = 0x0c;
/** Length and name of a chunk, which a checksum follows in PNG. */
const [HEAD, SUM] = [8, 4];

/** How the pictures begin that are looked through wherever they stand. */
const KNOWN = [Buffer.from('ffd8ff', 'hex'), PNG, Buffer.from('GIF8'), Buffer.from('RIFF')];

/** Whether a picture between two places is of a kind that can be relieved of what it tells. */
export function isKnownPicture(bytes: Buffer, from: number, to: number): boolean {
  return KNOWN.some((begin) => bytes.subarray(from, Math.min(to, from + begin.length)).equals(begin));
}

/**
 * Blanks, in place, what PNG and WebP pictures anywhere in a file tell of themselves: covers have where they were taken in there. It is
 * gone on behind each picture, so that what lies within one is not gone through once for each around it.
 */
export function forgetInCovers(bytes: Buffer): void {
  for (let at = bytes.indexOf(PNG); at >= 0;) at = bytes.indexOf(PNG, forgetInPng(bytes, at + PNG.length));
  for (let at = bytes.indexOf('WEBP'); at >= 0;) {
    const isPicture = at >= HEAD && bytes.toString('latin1', at - HEAD, at - SUM) === 'RIFF';
    at = bytes.indexOf('WEBP', isPicture ? forgetInWebp(bytes, at) : at + 1);
  }
}

/** From its first chunk on; gives where the picture ends, or what is no chunk of it begins. */
function forgetInPng(bytes: Buffer, from: number): number {
  let at = from;
  while (at + HEAD + SUM <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + HEAD);
    const end = at + HEAD + bytes.readUInt32BE(at);
    if (!/^[A-Za-z]{4}$/.test(name) || end + SUM > bytes.length) return at;
    if (!PNG_SHOWN.has(name)) {
      bytes.write(PNG_NOTHING, at + 4, 'latin1');
      bytes.fill(0, at + HEAD, end);
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    }
    at = end + SUM;
    if (name === 'IEND') return at;
  }
  return at;
}

/** From its name on, which stands behind its size. */
function forgetInWebp(bytes: Buffer, from: number): number {
  const end = Math.min(bytes.length, from + bytes.readUInt32LE(from - 4));
  let at = from + 4;
  while (at + HEAD <= end) {
    const name = bytes.toString('latin1', at, at + 4);
    const next = at + HEAD + bytes.readUInt32LE(at + 4);
    if (next > end) break;
    if (name === 'VP8X' && next > at + HEAD)
      bytes.writeUInt8(bytes.readUInt8(at + HEAD) & ~WEBP_TELLS & 0xff, at + HEAD);
    if (!WEBP_SHOWN.has(name)) {
      bytes.write('NONE', at, 'latin1');
      bytes.fill(0, at + HEAD, next);
    }
    at = next + (next % 2 === at % 2 ? 0 : 1);
  }
  return Math.max(at, from + 4);
}
