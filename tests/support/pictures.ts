import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type Sharp from '../../cms/node_modules/sharp';
import { PLACE } from './placed-files';

const sharp = createRequire(join(import.meta.dirname, '../../cms/package.json'))('sharp') as typeof Sharp;

/** The library that reads and makes pictures in these tests: the one that the CMS has. */
export { sharp };

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 60 } } });

export const png = (width?: number, height?: number) => plain(width, height).png().toBuffer();
export const jpeg = (width?: number, height?: number) => plain(width, height).jpeg().toBuffer();

/** A photograph as a phone makes it: it stands on its side, and tells the place where it was taken. */
export const photograph = () =>
  plain(40, 30)
    .withExif({ IFD0: { Copyright: PLACE }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** An animation of so many frames. */
export async function animation(frames: number): Promise<Buffer> {
  const images = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({
        create: { width: 16, height: 16, channels: 3, background: { r: (index * 37) % 256, g: index % 256, b: 0 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(images, { join: { animated: true } })
    .gif()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** What a PNG says of its pixels: bits of a number, kind of colour, two that are always 0, and whether it comes in passes. */
export const pngKinds = { oneBit: [1, 0, 0, 0, 0], deepInPasses: [16, 6, 0, 0, 1] };

/** A small file that says it is a very large picture. */
export function bomb(width = 20_000, height = 20_000, kind = pngKinds.oneBit): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const data = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 4_000) }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Bytes that are no picture, whatever they are called. */
export const notPictures: Record<string, () => Promise<Buffer> | Buffer> = {
  'nothing at all': () => Buffer.alloc(0),
  'a web page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a vector picture with a script': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  'half of a picture': async () => (await noise()).subarray(0, 2_000),
  'a picture of 400 million points': () => bomb(),
  'an animation that never ends': () => animation(251),
  'the beginning of a picture before a script': () =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')]),
  'a document': () => Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
};

/** A picture that does not compress away. */
export async function noise(width = 120, height = 120): Promise<Buffer> {
  let seed = 7;
  const raw = Buffer.alloc(width * height * 3).map(() => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 16;
  });
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A picture with a script behind its last byte, as an attacker would hide one. */
export const withScriptBehind = async () => Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]);
