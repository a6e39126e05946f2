import { libraryTexts } from '@apoti/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { crc32 } from 'node:zlib';
import { box, flac, id3Frame, mp3, wav } from '../../tests/support/media-files';
import { sharp } from '../../tests/support/pictures';
import { forgetPlace } from '../src/media/whereabouts/forget-place';

afterEach(() => vi.restoreAllMocks());

/** How many bytes are gone through or written while something is done, by the calls of a buffer that do so. */
async function bytesTouched(work: () => Promise<unknown>): Promise<number> {
  const { indexOf, fill } = Buffer.prototype;
  let touched = 0;
  vi.spyOn(Buffer.prototype, 'indexOf').mockImplementation(function (this: Buffer, ...asked: unknown[]) {
    const found: number = Reflect.apply(indexOf, this, asked);
    touched += (found < 0 ? this.length : found) - Number(asked[1] ?? 0) + 1;
    return found;
  });
  vi.spyOn(Buffer.prototype, 'fill').mockImplementation(function (this: Buffer, ...asked: unknown[]) {
    touched += Math.max(0, Number(asked[2] ?? this.length) - Number(asked[1] ?? 0)) + 1;
    return Reflect.apply(fill, this, asked);
  });
  await work();
  vi.restoreAllMocks();
  return touched;
}

/** A sound that holds this beside what is heard. */
function withChunk(content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  const bytes = Buffer.concat([wav(), Buffer.from('data'), size, content]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}
const repeated = (text: string, times: number) => Buffer.from(text.repeat(times), 'latin1');

/** A FLAC file with these blocks. */
const flacWith = (kind: number, ...contents: Buffer[]) =>
  flac(
    'blocks',
    3 * 4_096,
    Buffer.concat(
      contents.flatMap((content) => [
        Buffer.from([kind, content.length >> 16, (content.length >> 8) & 255, content.length & 255]),
        content,
      ]),
    ),
  );

it.each([
  ['packets of XMP that never end', '.wav', (n: number) => withChunk(repeated('<x:xmpmeta\0', n))],
  ['packets of XMP, one end and many stops', '.wav', (n: number) => withChunk(repeated('<x:xmpmeta\0\xff\xd8', n))],
  ['blocks for comments without one', '.flac', (n: number) => flacWith(4, ...Array<Buffer>(n).fill(Buffer.alloc(0)))],
  ['beginnings of pictures', '.wav', (n: number) => withChunk(repeated('\x89PNG\r\n\x1a\nRIFF\0\0\0\0WEBP', n))],
])('F7: of %s no part of a recording is gone through more often the more there are', async (_, ext, make) => {
  const [few, many] = [make(500), make(4_000)];
  const touched = await bytesTouched(() => forgetPlace(few, ext));
  const touchedOfMany = await bytesTouched(() => forgetPlace(many, ext));
  expect(touchedOfMany / touched).toBeLessThan(16);
});

const numbers = (...all: number[]) => {
  const bytes = Buffer.alloc(4 * all.length);
  all.forEach((one, index) => bytes.writeUInt32BE(one >>> 0, 4 * index));
  return bytes;
};

/** A track of what was measured, or of another kind, with samples of one size at these places. */
function track(places: readonly number[], size: number, kind = 'meta'): Buffer {
  const stbl = [
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, size, places.length)),
    box('stco', Buffer.concat([numbers(0, places.length), numbers(...places)])),
  ];
  const hdlr = box('hdlr', Buffer.concat([numbers(0, 0), Buffer.from(kind), Buffer.alloc(13)]));
  return box('trak', box('mdia', Buffer.concat([hdlr, box('minf', box('stbl', Buffer.concat(stbl)))])));
}
const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0'));

it('F7: the samples of a video that are measured are blanked once each, however many boxes of data there are', async () => {
  const make = (n: number) => {
    const data = Buffer.concat(Array.from({ length: n }, () => box('mdat', Buffer.from('m'))));
    const places = Array.from({ length: n }, (_, index) => ftyp.length + index * 9 + 8);
    return { bytes: Buffer.concat([ftyp, data, box('moov', track(places, 1))]), places };
  };
  const { bytes, places } = make(2_000);
  const clean = await forgetPlace(bytes, '.mp4');
  expect(places.every((place) => clean[place] === 0)).toBe(true);
  const few = await bytesTouched(() => forgetPlace(make(250).bytes, '.mp4'));
  const many = await bytesTouched(() => forgetPlace(make(2_000).bytes, '.mp4'));
  expect(many / few).toBeLessThan(16);
});

it('F7: a sample that goes over several boxes of data is blanked in each, and nothing between them', async () => {
  const bytes = Buffer.concat([
    ftyp,
    ...['one', 'two', 'six'].map((text) => box('mdat', Buffer.from(text))),
    box('moov', track([ftyp.length + 8 + 1], 2 + 8 + 3 + 8 + 1)),
  ]);
  const clean = await forgetPlace(bytes, '.mp4');
  const seen = clean.subarray(ftyp.length, ftyp.length + 33).toString('latin1');
  expect(seen).toBe('\0\0\0\x0bmdato\0\0\0\0\0\x0bmdat\0\0\0\0\0\0\x0bmdat\0ix');
});

it('F7: a video whose tracks of text all have the whole file as their own is refused, for each would be read', async () => {
  const data = box('mdat', Buffer.alloc(3_000, 'words '));
  const tracks = (n: number) => Buffer.concat(Array.from({ length: n }, () => track([ftyp.length + 8], 3_000, 'text')));
  const whole = Buffer.concat([ftyp, data, box('moov', tracks(1))]);
  expect((await forgetPlace(whole, '.mp4')).equals(whole)).toBe(true);
  const many = Buffer.concat([ftyp, data, box('moov', tracks(20))]);
  await expect(forgetPlace(many, '.mp4')).rejects.toThrow(libraryTexts.placeStays);
});

it('F7, A15: a video of boxes in boxes to no end is refused, and is no failure of ours', async () => {
  let nested = box('mvhd', Buffer.alloc(8));
  const bytes = Buffer.alloc(8 * 6_000 + nested.length);
  for (let at = 0; at < 8 * 6_000; at += 8) {
    bytes.writeUInt32BE(bytes.length - at, at);
    bytes.write('moov', at + 4);
  }
  nested.copy(bytes, 8 * 6_000);
  nested = Buffer.concat([ftyp, bytes, box('mdat')]);
  await expect(forgetPlace(nested, '.mp4')).rejects.toMatchObject({
    code: 'invalid',
    message: libraryTexts.placeStays,
  });
});

it('F7: an Ogg file of more streams than anybody plays is refused', async () => {
  const pages = Array.from({ length: 1_001 }, (_, stream) => {
    const page = Buffer.alloc(27);
    page.write('OggS');
    page.writeUInt32LE(stream, 14);
    return page;
  });
  await expect(forgetPlace(Buffer.concat(pages), '.ogg')).rejects.toThrow(libraryTexts.placeStays);
  expect((await forgetPlace(Buffer.concat(pages.slice(1)), '.ogg')).length).toBe(27_000);
});

/** A picture that tells where it was taken. */
const placed = (format: 'png' | 'webp' | 'jpeg' | 'tiff') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#146' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .toFormat(format)
    .toBuffer();
/** A frame of ID3 with a cover, described in letters of one byte, not at all, or of two. */
const cover = (picture: Buffer, kind: string, isWide = false) =>
  id3Frame(
    'APIC',
    `${isWide ? '\x01' : '\0'}${kind}\0\x03${isWide ? '\xff\xfeA\0\0\0' : '\0'}${picture.toString('latin1')}`,
  );
/** A block of FLAC with a cover. */
const flacCover = (picture: Buffer, kind: string) =>
  Buffer.concat([numbers(3, kind.length), Buffer.from(kind), numbers(0, 8, 6, 24, 0, picture.length), picture]);

it.each(['png', 'webp', 'jpeg'] as const)(
  'F7: a cover that is a %s tells nothing of where it was taken, in an MP3 and in a FLAC, and is seen as before',
  async (format) => {
    const picture = await placed(format);
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const sounds = [
      { ext: '.mp3', sound: mp3('cover', cover(picture, `image/${format}`)) },
      { ext: '.mp3', sound: mp3('cover', cover(picture, `image/${format}`, true)) },
      { ext: '.flac', sound: flacWith(6, flacCover(picture, `image/${format}`)) },
    ];
    for (const { ext, sound } of sounds) {
      const at = sound.indexOf(picture);
      const clean = (await forgetPlace(sound, ext)).subarray(at, at + picture.length);
      const { exif, xmp } = await sharp(clean, { failOn: 'warning' }).metadata();
      expect([exif?.includes('\x06\0\0\0\x01\0\0\0\x1b') ?? false, xmp]).toEqual([false, undefined]);
      expect(clean.includes('Exif') || clean.includes('eXIf') || clean.includes('EXIF')).toBe(false);
      expect((await sharp(clean).raw().toBuffer()).equals(await sharp(picture).raw().toBuffer())).toBe(true);
    }
  },
);

it('F7: what a PNG says in texts goes too, and each chunk has its checksum', async () => {
  const plain = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#146' } })
    .png()
    .toBuffer();
  const said = Buffer.from('tEXtRaw profile type exif\0packed');
  const text = Buffer.concat([numbers(said.length - 4), said, numbers(crc32(said))]);
  const picture = Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33)]);
  const clean = await forgetPlace(mp3('text', cover(picture, 'image/png')), '.mp3');
  expect(clean.includes('packed')).toBe(false);
  const at = clean.indexOf('noNe');
  expect(clean.readUInt32BE(at + said.length)).toBe(crc32(clean.subarray(at, at + said.length)));
});

it('F7: a cover of a kind that nobody looks through is taken out of an MP3 and a FLAC, one that is packed too', async () => {
  const picture = await placed('tiff');
  for (const [ext, sound] of [
    ['.mp3', mp3('tiff', cover(picture, 'image/tiff'))],
    ['.flac', flacWith(6, flacCover(picture, 'image/tiff'))],
  ] as const) {
    const clean = await forgetPlace(sound, ext);
    expect([sound.includes(picture), clean.includes(picture.subarray(0, 40)), clean.length]).toEqual([
      true,
      false,
      sound.length,
    ]);
  }
  const packed = cover(await placed('jpeg'), 'image/jpeg');
  packed.writeUInt8(0x80, 9);
  expect((await forgetPlace(mp3('packed', packed), '.mp3')).includes('image/jpeg')).toBe(false);
});

it('F7: a recording of a kind that may tell its place where nobody can take it out is refused, and says as what to save it', async () => {
  await expect(forgetPlace(Buffer.alloc(1_880, 0x47), '.mts')).rejects.toThrow(libraryTexts.placeHidden);
});

it('F7: a Windows recording whose header has extensions in extensions to no end is relieved without going into them', async () => {
  const head = (id: string, length: number) => {
    const bytes = Buffer.alloc(24);
    bytes.write(id, 'hex');
    bytes.writeBigUInt64LE(BigInt(length), 16);
    return bytes;
  };
  const depth = 20_000;
  const nested = Buffer.alloc(46 * depth);
  for (let level = 0; level < depth; level += 1)
    head('b503bf5f2ea9cf118ee300c00c205365', 46 * (depth - level)).copy(nested, 46 * level);
  const count = Buffer.from([1, 0, 0, 0, 1, 2]);
  const file = Buffer.concat([head('3026b2758e66cf11a6d900aa0062ce6c', 30 + nested.length), count, nested]);
  const clean = await forgetPlace(file, '.asf');
  expect([clean.length, clean.subarray(30, 46).equals(file.subarray(30, 46))]).toEqual([file.length, true]);
  expect(clean.subarray(76 + 24).some((byte) => byte !== 0)).toBe(false);
  for (const broken of [file.subarray(0, 20), file.subarray(0, -1)])
    await expect(forgetPlace(broken, '.asf')).rejects.toThrow(libraryTexts.placeStays);
});
