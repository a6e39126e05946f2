import { libraryTexts, type Person } from '@apoti/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { box, flac, id3v1, mp3, mp4, ogg, wav } from '../../tests/support/media-files';
import { phoneVideo, PLACE, placedRecordings, SEEN } from '../../tests/support/placed-files';
import { forgetPlace } from '../src/media/whereabouts/forget-place';
import { checksum } from '../src/media/whereabouts/ogg';
import { Cms } from './support/cms';
import { useLibrary } from './support/library';

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());
const { upload, uploaded } = useLibrary(() => ({ cms, person }));

const recordings = placedRecordings().map((one) => [one.fileName, one] as const);
const extOf = (name: string) => name.slice(name.lastIndexOf('.'));

it.each(recordings)(
  'F7: %s is served without where it was made, and as long as it was sent',
  async (fileName, { bytes }) => {
    expect(bytes.includes(PLACE)).toBe(true);
    const { url, size } = await uploaded(bytes, { fileName });
    expect(size).toBe(bytes.length);
    const served = Buffer.from(await (await fetch(`${cms.url}${url}`)).arrayBuffer());
    expect(served.length).toBe(bytes.length);
    expect(served.includes(PLACE)).toBe(false);
  },
);

it.each(['M4P ', 'F4P ', 'F4A ', 'F4B '])(
  'F7: a recording of the brand %j is known as its siblings are: one that broke off is refused, and no other tells its place',
  async (brand) => {
    const bytes = phoneVideo();
    bytes.write(brand, 8, 'latin1');
    const { url } = await uploaded(bytes, { fileName: 'a.mp4' });
    const served = Buffer.from(await (await fetch(`${cms.url}${url}`)).arrayBuffer());
    expect([served.length, served.includes(PLACE)]).toEqual([bytes.length, false]);
    const broken = mp4(brand).subarray(0, -3);
    broken.write(brand, 8, 'latin1');
    expect(await upload(broken, { fileName: 'b.mp4' })).toMatchObject({
      status: 422,
      body: { error: libraryTexts.damaged },
    });
  },
);

it('F7: what is seen in a video, and what else is said in a sound, stays where it was', async () => {
  for (const long of [false, true]) {
    const video = phoneVideo({ long });
    expect((await forgetPlace(video, '.mov')).indexOf(SEEN)).toBe(video.indexOf(SEEN));
  }
  const kept = {
    'placed.flac': 'TITLE=A day=out',
    'placed.opus': 'TITLE=A day=out',
    'placed.mp3': 'placed',
    'placed.webm': SEEN,
  };
  for (const [name, said] of Object.entries(kept)) {
    const { bytes } = placedRecordings().find(({ fileName }) => fileName === name)!;
    expect((await forgetPlace(bytes, extOf(name))).indexOf(said)).toBe(bytes.indexOf(said));
  }
});

it('F7: a page of a voice message has the checksum of what is in it now', async () => {
  // What such a sum of these digits is says the catalogue of checksums (CRC-32/CKSUM, without its last turn).
  expect(checksum(Buffer.from('123456789'))).toBe(0x89a1897f);
  const { bytes } = placedRecordings().find(({ fileName }) => fileName === 'placed.opus')!;
  const clean = await forgetPlace(bytes, '.opus');
  const page = clean.subarray(clean.indexOf('OggS', 4), clean.lastIndexOf('OggS'));
  const sum = page.readUInt32LE(22);
  page.writeUInt32LE(0, 22);
  expect(sum).toBe(checksum(page));
});

/** A comment of Ogg, with its length before it. */
function comment(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(Buffer.byteLength(text));
  return Buffer.concat([length, Buffer.from(text)]);
}

it.each([
  [
    'XMP',
    `DESCRIPTION=<x:xmpmeta>${' '.repeat(300)}<exif:GPSLatitude>${PLACE}</exif:GPSLatitude>${' '.repeat(300)}</x:xmpmeta>`,
  ],
  ['a comment', `LOCATION=${'x'.repeat(300)}${PLACE}`],
])(
  'F7: %s that goes over several pages of a voice message tells nothing of a place, and each page has its checksum',
  async (_, text) => {
    const sent = ogg('several', Buffer.concat([comment(text), comment('TITLE=A day=out')]));
    expect(sent.includes(PLACE)).toBe(true);
    const { url } = await uploaded(sent, { fileName: 'a.opus' });
    const served = Buffer.from(await (await fetch(`${cms.url}${url}`)).arrayBuffer());
    expect([served.length, served.includes(PLACE)]).toEqual([sent.length, false]);
    expect(served.indexOf('TITLE=A day=out')).toBe(sent.indexOf('TITLE=A day=out'));
    const starts = [...sent.toString('latin1').matchAll(/OggS/g)].map(({ index }) => index);
    expect([...served.toString('latin1').matchAll(/OggS/g)].map(({ index }) => index)).toEqual(starts);
    const changed = starts.flatMap((from, at) => {
      const [before, page] = [sent, served].map((bytes) => Buffer.from(bytes.subarray(from, starts[at + 1])));
      return before?.equals(page!) ? [] : [page!];
    });
    expect(changed.length).toBeGreaterThan(1);
    for (const page of changed) {
      const sum = page.readUInt32LE(22);
      page.writeUInt32LE(0, 22);
      expect(sum).toBe(checksum(page));
    }
  },
);

it('F7: what stands behind a sound is no place for one either; another sound behind it and a title stay', async () => {
  const { bytes } = placedRecordings().find(({ fileName }) => fileName === 'placed.mp3')!;
  const joined = Buffer.concat([bytes, bytes, Buffer.from(PLACE), id3v1]);
  const clean = await forgetPlace(joined, '.mp3');
  expect(clean.includes(PLACE)).toBe(false);
  expect(clean.subarray(-id3v1.length).equals(id3v1)).toBe(true);
  expect(clean.subarray(0, bytes.length).equals(clean.subarray(bytes.length, 2 * bytes.length))).toBe(true);
});

it.each([
  ['.mp4', mp4('one')],
  ['.mp3', mp3('one')],
  ['.opus', ogg('one')],
  ['.flac', flac('one')],
  ['.wav', wav('one')],
])('F7: a %s that tells nothing of a place is stored byte for byte', async (ext, bytes) => {
  expect((await forgetPlace(bytes, ext)).equals(bytes)).toBe(true);
});

const inMoov = (content: Buffer) =>
  Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', content), box('mdat')]);
const sized = (size: number) => {
  const bytes = box('udta', Buffer.alloc(8));
  bytes.writeUInt32BE(size);
  return bytes;
};

/** With tags that say more than there is. */
function swollen(webm: Buffer): Buffer {
  webm.writeUInt16BE(0x7fff, webm.lastIndexOf(Buffer.from('1254c367', 'hex')) + 4);
  return webm;
}

it.each([
  ['a size beyond its box', inMoov(sized(4_000))],
  ['a size below its head', inMoov(sized(7))],
  ['half of a long head', inMoov(sized(1).subarray(0, 12))],
  [
    'a size of 64 bits beyond its box',
    inMoov(Buffer.concat([Buffer.from('00000001', 'hex'), Buffer.from('udta'), Buffer.alloc(8, 255)])),
  ],
  ['packed boxes', inMoov(box('cmov', Buffer.alloc(20)))],
  ['measured things in pieces', phoneVideo({ more: box('moof') })],
  [
    'an element beyond its segment',
    swollen(placedRecordings().find(({ fileName }) => fileName === 'placed.webm')!.bytes),
  ],
])('F7: a video with %s is refused', async (_, bytes) => {
  const answer = await upload(bytes, { fileName: 'a.mov' });
  expect([answer.status, answer.body['error']]).toEqual([422, libraryTexts.placeStays]);
});

/** With samples, in each of its tables, that are longer than the video. */
function overfull(video: Buffer): Buffer {
  for (let at = video.indexOf('stsz'); at >= 0; at = video.indexOf('stsz', at + 1))
    video.writeUInt32BE(0x7fffffff, at + 16);
  return video;
}

/** As a recorder leaves it whose battery ran out: it has not written how long the file is. */
function unfinished(sound: Buffer): Buffer {
  sound.writeUInt32LE(0, 4);
  return sound;
}

it.each([
  ['a video with samples that are longer than itself', overfull(phoneVideo({})), '.mov'],
  ['a sound that does not say how long it is', unfinished(wav('one')), '.wav'],
])('F7: %s is refused, and nothing of it is taken for what it is not', async (_, bytes, ext) => {
  await expect(forgetPlace(bytes, ext)).rejects.toThrow(libraryTexts.placeStays);
});

it.each([
  ['begins with what is no box', '.mov', Buffer.concat([Buffer.alloc(600, 'x'), phoneVideo()])],
  ['has a tag whose beginning is broken', '.mp3', Buffer.concat([Buffer.from(`ID4 at ${PLACE}`), mp3()])],
  ['has its comments in the midst of the sound', '.flac', Buffer.concat([flac(), Buffer.from(`LOCATION=${PLACE}`)])],
  ['says degrees', '.flac', Buffer.concat([flac(), Buffer.from('6.428055, 3.421944')])],
  ['says it in letters of two bytes', '.flac', Buffer.concat([flac(), Buffer.from(PLACE, 'utf16le')])],
  ['holds what a receiver said', '.flac', Buffer.concat([flac(), Buffer.from('$GPRMC,081836,A,0625.68,N,00325.32,E')])],
])('F7: a broken recording that %s, and in which a place is still to be read, is refused', async (_, ext, bytes) => {
  await expect(forgetPlace(bytes, ext)).rejects.toMatchObject({ code: 'invalid', message: libraryTexts.placeStays });
});

it('F7: nothing in a sound itself is taken for a place', async () => {
  const noise = Buffer.alloc(2_000_000);
  let state = 1;
  for (let at = 0; at < noise.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    noise[at] = state >> 8;
  }
  const bytes = Buffer.concat([flac(), noise]);
  expect((await forgetPlace(bytes, '.flac')).equals(bytes)).toBe(true);
});

it('F7: half a tag behind a sound is taken away', async () => {
  const clean = await forgetPlace(Buffer.concat([mp3('one'), Buffer.from('ID3\x04')]), '.mp3');
  expect(clean.equals(Buffer.concat([mp3('one'), Buffer.alloc(4)]))).toBe(true);
});
