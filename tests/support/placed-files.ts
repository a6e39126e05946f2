import { box, flac, id3Frame, mp3, ogg, wav } from './media-files';

/** Stands where a file tells where it was made; nothing that is served of pictures and recordings may hold it. */
export const PLACE = '+06.4281+003.4219/';

const text = (content: string) => Buffer.from(content, 'latin1');
const numbers = (...all: number[]) => {
  const bytes = Buffer.alloc(4 * all.length);
  all.forEach((one, index) => bytes.writeUInt32BE(one, 4 * index));
  return bytes;
};
const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/" exif:GPSLatitude="${PLACE}"></x:xmpmeta><?xpacket end="w"?>`;

/** A track with one sample, of which it is told where in the file it is. */
function track(kind: string, sample: { at: number; size: number }): Buffer {
  const stbl = [
    box('stsd', numbers(0, 0)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, sample.size)),
    box('stco', numbers(0, 1, sample.at)),
  ];
  const hdlr = box('hdlr', Buffer.concat([numbers(0, 0), text(kind), Buffer.alloc(13)]));
  const mdia = Buffer.concat([box('mdhd', Buffer.alloc(24)), hdlr, box('minf', box('stbl', Buffer.concat(stbl)))]);
  return box('trak', Buffer.concat([box('tkhd', Buffer.alloc(84)), box('mdia', mdia)]));
}

/** What stands in the video of {@link phoneVideo} to be seen. */
export const SEEN = 'what is seen in the video';

/**
 * A video as phones, drones and cameras leave it: where it was made stands in each of the places that they use, also in a track of
 * its own and in the subtitles. `long`: with sizes of 64 bits. `data`: the box of what is seen and measured.
 */
export function phoneVideo({ long = false, more = Buffer.alloc(0) }: { long?: boolean; more?: Buffer } = {}): Buffer {
  const ftyp = box('ftyp', text('qt  \0\0\0\0qt  '));
  const seen = text(SEEN);
  const measured = text(`GPS(${PLACE})`);
  const data = Buffer.concat([seen, measured, measured]);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(16 + data.length));
  const mdat = long ? Buffer.concat([numbers(1), text('mdat'), size, data]) : box('mdat', data);
  const at = ftyp.length + (long ? 16 : 8);
  const named = `com.apple.quicktime.location.ISO6709${PLACE}`;
  const said = [
    box('\xa9xyz', text(`\0\x12\x15\xc7${PLACE}`)),
    box('loci', Buffer.concat([numbers(0), text(`\0\0${PLACE}\0`), numbers(0, 0, 0)])),
    box('XMP_', text(xmp)),
    numbers(0),
  ];
  const moov = [
    box('mvhd', Buffer.alloc(100)),
    track('vide', { at, size: seen.length }),
    track('meta', { at: at + seen.length, size: measured.length }),
    track('text', { at: at + seen.length + measured.length, size: measured.length }),
    box('meta', Buffer.concat([box('hdlr', text('\0\0\0\0\0\0\0\0mdta')), box('keys', text(named))])),
    box('udta', Buffer.concat(said)),
    box('gps ', text(PLACE)),
  ];
  const own = [
    box('uuid', text(`\xbe\x7a\xcf\xcb${'-'.repeat(12)}${xmp}`)),
    box('GPMF', text(PLACE)),
    box('free', text(PLACE)),
  ];
  return Buffer.concat([ftyp, mdat, box('moov', Buffer.concat(moov)), ...own, more]);
}

/** A comment of FLAC or Ogg, with its length before it. */
function comment(said: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(said.length);
  return Buffer.concat([length, text(said)]);
}
const comments = Buffer.concat([
  comment('TITLE=A day=out'),
  comment(`LOCATION=${PLACE}`),
  comment(`GEO_LOCATION=${PLACE};1`),
]);

/** A JPEG that tells of itself, as a cover holds one. */
const cover = Buffer.concat([
  Buffer.from('ffd8ffe1', 'hex'),
  Buffer.from([0, 8 + 2 + PLACE.length]),
  text(`Exif\0\0II${PLACE}`),
  Buffer.from('ffd9', 'hex'),
]);

function placedWav(): Buffer {
  const plain = wav('one');
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([text(name), size, content, Buffer.alloc(content.length % 2)]);
  };
  const inside = Buffer.concat([plain, chunk('iXML', text(`<LOCATION>${PLACE}`)), chunk('_PMX', text(xmp))]);
  inside.writeUInt32LE(inside.length - 8, 4);
  return Buffer.concat([inside, text(PLACE)]);
}

function placedWebm(): Buffer {
  const element = (id: string, content: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40 | (content.length >> 8), content.length & 255]), content]);
  const head = element('1a45dfa3', element('4282', text('webm')));
  const tags = element('1254c367', text(`LOCATION ${PLACE}`));
  const live = Buffer.concat([Buffer.from('1f43b675ff', 'hex'), element('a3', text(SEEN))]);
  return Buffer.concat([
    head,
    element('18538067', Buffer.concat([element('1549a966', element('4d80', text('info'))), tags, live, tags])),
  ]);
}

/** Recordings of each kind that tell where they were made. */
export function placedRecordings(): { bytes: Buffer; fileName: string; type: string }[] {
  const block = Buffer.concat([Buffer.from([4, 0, 0, comments.length]), comments]);
  const packed = text(`riff${PLACE}`);
  const own = Buffer.concat([Buffer.from([2, 0, 0, packed.length]), packed]);
  const frames = [
    id3Frame('GEOB', `\0\0\0\0${PLACE}`),
    id3Frame('PRIV', `XMP\0${xmp}`),
    id3Frame('TXXX', `\0place\0${PLACE}`),
    id3Frame('APIC', `\0image/jpeg\0\x03\0${cover.toString('latin1')}`),
  ];
  return [
    { bytes: phoneVideo(), fileName: 'phone.mov', type: 'video/quicktime' },
    { bytes: phoneVideo({ long: true }), fileName: 'drone.mov', type: 'video/quicktime' },
    { bytes: mp3('placed', ...frames), fileName: 'placed.mp3', type: 'audio/mpeg' },
    { bytes: ogg('placed', comments), fileName: 'placed.opus', type: 'audio/ogg' },
    { bytes: flac('placed', 3 * 4_096, Buffer.concat([own, block])), fileName: 'placed.flac', type: 'audio/flac' },
    { bytes: placedWav(), fileName: 'placed.wav', type: 'audio/wav' },
    { bytes: placedWebm(), fileName: 'placed.webm', type: 'video/webm' },
    { bytes: placedAsf(), fileName: 'placed.wmv', type: 'video/x-ms-wmv' },
  ];
}

/** An object of an ASF file: its id, its length and what is in it. */
function asfObject(id: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(24);
  head.write(id, 'hex');
  head.writeBigUInt64LE(BigInt(24 + Buffer.concat(parts).length), 16);
  return Buffer.concat([head, ...parts]);
}

/** A WMV whose header says where it was made, beside its stream and in its extension. */
function placedAsf(): Buffer {
  const video = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex');
  const library = asfObject('941c23449894d149a1411d134e457054', text(PLACE));
  const objects = [
    asfObject('b503bf5f2ea9cf118ee300c00c205365', Buffer.alloc(22), library),
    asfObject('40a4d0d207e3d21197f000a0c95ea850', text(PLACE)),
    asfObject('9107dcb7b7a9cf118ee600c00c205365', video, Buffer.alloc(64)),
  ];
  const count = Buffer.from([objects.length, 0, 0, 0, 1, 2]);
  return Buffer.concat([asfObject('3026b2758e66cf11a6d900aa0062ce6c', count, ...objects), text(SEEN)]);
}
