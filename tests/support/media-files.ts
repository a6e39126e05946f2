import { crc32 } from 'node:zlib';

/** Small whole files of the kinds that the media library takes besides pictures, and what is wrong with others. */

/** A box of an MP4 file. */
export function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** An MP4 with nothing to see in it; `mark` makes its content another one. */
export function mp4(mark = ''): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.from(`a video ${mark}`)),
  ]);
}

/** A WAV of a moment of silence. */
export function wav(mark = ''): Buffer {
  const data = Buffer.from(`silence ${mark}`.padEnd(64));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** A PDF of no pages. */
export function pdf(mark = ''): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${mark}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
}

/** A ZIP archive of these files, packed as they are. */
export function zip(files: Record<string, string> = { 'a.txt': 'hello' }): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [called, content] = [Buffer.from(name), Buffer.from(text)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(called.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    fields.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), fields, called, content);
    directory.push(entry, called);
    offset += 30 + called.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, listed, end]);
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document; with macros it is one that brings a program along. */
export function docx(more: Record<string, string> = {}): Buffer {
  return zip({ '[Content_Types].xml': types, 'word/document.xml': '<w:document/>', ...more });
}

/** An older Word document, of which only the outside is there. */
export function doc(mark = ''): Buffer {
  const bytes = Buffer.alloc(4_096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.write('WordDocument', 1_024, 'utf16le');
  bytes.write(mark, 2_048);
  return bytes;
}

/** A RAR 4 archive without files. */
export function rar(mark = ''): Buffer {
  const main = Buffer.from('cf907300000d00000000000000', 'hex');
  const comment = Buffer.from(mark);
  const service = Buffer.alloc(11);
  service.writeUInt8(0x7a, 2);
  service.writeUInt16LE(0x8000, 3);
  service.writeUInt16LE(11, 5);
  service.writeUInt32LE(comment.length, 7);
  const end = Buffer.from('c43d7b00400700', 'hex');
  return Buffer.concat([Buffer.from('526172211a0700', 'hex'), main, service, comment, end]);
}

/** A frame of an ID3 tag. */
export function id3Frame(name: string, content: string): Buffer {
  const head = Buffer.alloc(10);
  head.write(name);
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

/** An MP3 of three frames of silence at 128 kbit/s, behind a tag with a title and whatever else. */
export function mp3(mark = '', ...more: Buffer[]): Buffer {
  const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);
  const tag = Buffer.concat([id3Frame('TIT2', `\0${mark.padEnd(20)}`), ...more]);
  const size = Buffer.from([0, 0, tag.length >> 7, tag.length & 127]);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), size, tag, frame, frame, frame]);
}

/** An MP3 of these frames, of which the first says how many there are: a song that broke off has fewer. */
export function countedMp3(frames: number, said: number, mark = ''): Buffer {
  const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);
  const first = Buffer.from(frame);
  first.write('Xing', 36);
  first.writeUInt32BE(3, 40);
  first.writeUInt32BE(said, 44);
  first.writeUInt32BE((said + 1) * frame.length, 48);
  first.write(mark, 200);
  return Buffer.concat([first, ...Array.from({ length: frames }, () => frame)]);
}

/** What stands behind the frames of many MP3 files. */
export const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);

function oggPage(flags: number, number: number, content: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head.writeUInt8(flags, 5);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(1, 26);
  head.writeUInt8(content.length, 27);
  return Buffer.concat([head, content]);
}

/** As much as a page with one segment holds. */
const OGG_PAGE = 255;

/** A voice message: Opus in Ogg, with nothing to hear in it, and with comments, over as many pages as they need. */
export function ogg(mark = '', said = Buffer.alloc(0)): Buffer {
  const comments = Buffer.concat([Buffer.from(`OpusTags ${mark}`.padEnd(40)), said]);
  const pages = Array.from({ length: Math.ceil(comments.length / OGG_PAGE) }, (_, at) =>
    oggPage(at === 0 ? 0 : 1, 1 + at, comments.subarray(at * OGG_PAGE, (at + 1) * OGG_PAGE)),
  );
  return Buffer.concat([
    oggPage(2, 0, Buffer.from('OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0', 'latin1')),
    ...pages,
    oggPage(4, 1 + pages.length, Buffer.alloc(60)),
  ]);
}

/** A checksum of FLAC: over frame heads 8 bits, over frames 16. */
function flacSum(bytes: Buffer, bits: 8 | 16): number {
  const polynomial = bits === 8 ? 0x07 : 0x8005;
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      const isSet = (sum >> (bits - 1)) & 1;
      sum = ((sum << 1) ^ (isSet ? polynomial : 0)) & (2 ** bits - 1);
    }
  }
  return sum;
}

/** A frame of 4096 samples of silence, in the shortest form there is. */
function flacFrame(number: number): Buffer {
  const head = Buffer.from([0xff, 0xf8, 0xc9, 0x08, number]);
  const frame = Buffer.concat([head, Buffer.from([flacSum(head, 8), 0, 0, 0])]);
  const sum = Buffer.alloc(2);
  sum.writeUInt16BE(flacSum(frame, 16));
  return Buffer.concat([frame, sum]);
}

/** Length of one of the three frames of {@link flac}. */
export const FLAC_FRAME = 11;

/** A FLAC of three frames of silence; `samples` is what its head says that there are, `more` are blocks before the last one. */
export function flac(mark = '', samples = 3 * 4_096, more = Buffer.alloc(0)): Buffer {
  const info = Buffer.alloc(38);
  info.writeUInt8(34, 3);
  info.writeUInt16BE(4_096, 4);
  info.writeUInt16BE(4_096, 6);
  info.writeUInt32BE((44_100 << 12) | (15 << 4), 14);
  info.writeUInt32BE(samples, 18);
  const padding = Buffer.from(mark.padEnd(40));
  const last = Buffer.from([0x81, 0, 0, padding.length]);
  return Buffer.concat([Buffer.from('fLaC'), info, more, last, padding, ...[0, 1, 2].map(flacFrame)]);
}
