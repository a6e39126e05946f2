import fc from 'fast-check';
import type { Seed } from './seeds';

/** Something to upload: by which door, as what, and called what. */
export type Mutant = Seed & { door: 'upload.php' | 'library'; label: string; how: string };

const script = Buffer.from('<script>alert(document.domain)</script>');
const page = Buffer.from('<!doctype html><html><body onload="alert(1)"><?php system($_GET[0]) ?>');

const names = fc.constantFrom(
  '',
  '../../../etc/passwd.png',
  '..\\..\\x.png',
  'a.png\0.html',
  'a\r\nX-Evil: 1.png',
  'x'.repeat(10_240),
  `${'x'.repeat(10_240)}.png`,
  'a.png.html',
  'a.html',
  'a.php',
  '.htaccess',
  'a.svg',
  '\u202Egnp.exe',
  'CON.png',
  '<script>alert(1)</script>.png',
  '"; filename="b.html',
  '%2e%2e%2fx.png',
  'ọ̀.png',
  ' .png',
  '.png',
);
const types = fc.constantFrom(
  '',
  'text/html',
  'image/svg+xml',
  'application/javascript',
  'image/png',
  'image/png; charset=x',
  'x',
);

type Numbers = { at: number; byte: number; length: number; count: number };

/** Ways to make another file of a file. `numbers` say where, how long and with what. */
const changes: Record<string, (bytes: Buffer, numbers: Numbers, other: Buffer) => Buffer> = {
  'as it is': (bytes) => bytes,
  'bytes changed': (bytes, { at, byte, count }) => {
    const copy = Buffer.from(bytes);
    for (let step = 0; step <= count % 12 && copy.length > 0; step += 1)
      copy[(at * (step + 1) + step * 7_919) % copy.length] = (byte + step * 31) & 255;
    return copy;
  },
  'head changed': (bytes, { at, byte }) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[at % Math.min(64, copy.length)] = byte;
    return copy;
  },
  'cut off': (bytes, { at }) => bytes.subarray(0, bytes.length === 0 ? 0 : at % bytes.length),
  'begun later': (bytes, { at }) => bytes.subarray(bytes.length === 0 ? 0 : at % Math.min(40, bytes.length)),
  'a script behind it': (bytes) => Buffer.concat([bytes, script]),
  'a page before it': (bytes) => Buffer.concat([page, bytes]),
  'a page in it': (bytes, { at }) => {
    const place = bytes.length === 0 ? 0 : at % bytes.length;
    return Buffer.concat([bytes.subarray(0, place), page, bytes.subarray(place)]);
  },
  'another file behind it': (bytes, _, other) => Buffer.concat([bytes, other]),
  'another file in its middle': (bytes, { at }, other) => {
    const place = bytes.length === 0 ? 0 : at % bytes.length;
    return Buffer.concat([bytes.subarray(0, place), other]);
  },
  'sizes changed': (bytes, { at, byte }) => {
    const copy = Buffer.from(bytes);
    // Lengths and sizes of pictures stand near the beginning, in four bytes.
    if (copy.length > 40) copy.writeUInt32BE(byte * 16_777_216 + 65_535, 12 + (at % 24));
    return copy;
  },
  'a part again and again': (bytes, { at, length }) => {
    const place = bytes.length === 0 ? 0 : at % bytes.length;
    const part = bytes.subarray(place, place + 1 + (length % 2_000));
    return Buffer.concat([bytes.subarray(0, place), ...Array.from({ length: 40 }, () => part), bytes.subarray(place)]);
  },
};

/** Uploads, each a seed that was changed, under whatever name and type. */
export function mutants(valid: readonly Seed[], hostile: readonly Seed[]): fc.Arbitrary<Mutant> {
  const all = [...valid, ...hostile];
  const seed = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  );
  return fc
    .record({
      seed,
      other: fc.constantFrom(...all),
      how: fc.constantFrom(...Object.keys(changes)),
      numbers: fc.record({ at: fc.nat(5_000_000), byte: fc.nat(255), length: fc.nat(10_000), count: fc.nat(100) }),
      fileName: fc.option(names, { freq: 2 }),
      type: fc.option(types, { freq: 2 }),
      door: fc.constantFrom('upload.php' as const, 'library' as const),
      label: fc.oneof(fc.constant('testimonial-5'), names),
    })
    .map(({ seed: from, other, how, numbers, fileName, type, door, label }) => ({
      bytes: (changes[how] ?? ((bytes: Buffer) => bytes))(from.bytes, numbers, other.bytes),
      fileName: fileName ?? from.fileName,
      type: type ?? from.type,
      door,
      label,
      how: `${from.fileName}, ${how}`,
    }));
}
