/** Writes a TrueType file as a PDF takes it: outlines and widths; which letter is which glyph is said by the PDF. */
export function trueType(glyphs, { unitsPerEm, ascent, descent }) {
  // The first glyph is what is drawn for none: nothing.
  const all = [{ advance: Math.round(unitsPerEm / 2), contours: [] }, ...glyphs];
  const outlines = all.map(({ contours }) => outline(contours));
  const boxes = all.map(({ contours }) => boxOf(contours.flat()));
  const box = boxOf(all.flatMap(({ contours }) => contours.flat()));
  const tables = {
    glyf: Buffer.concat(outlines),
    head: head(unitsPerEm, box),
    hhea: hhea({ ascent, descent, widest: Math.max(...all.map(({ advance }) => advance)), count: all.length }),
    hmtx: Buffer.concat(all.map(({ advance }, place) => words(advance, boxes[place].minX))),
    loca: loca(outlines),
    maxp: maxp(all),
  };
  return sfnt(tables);
}

/** Numbers of 16 bits each, with or without a sign. */
function words(...numbers) {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, place) => bytes.writeUInt16BE(number & 0xffff, place * 2));
  return bytes;
}

function long(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number >>> 0);
  return bytes;
}

/** The box around points. */
export function boxOf(points) {
  if (points.length === 0) return { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** A glyph's lines: all as differences of 16 bits, which compress as well as shorter ones. */
function outline(contours) {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  const { minX, minY, maxX, maxY } = boxOf(points);
  let end = -1;
  const ends = contours.map(({ length }) => (end += length));
  const steps = (axis) => points.map((point, place) => point[axis] - (points[place - 1]?.[axis] ?? 0));
  const bytes = Buffer.concat([
    words(contours.length, minX, minY, maxX, maxY, ...ends, 0),
    Buffer.from(points.map(({ on }) => (on ? 1 : 0))),
    words(...steps('x')),
    words(...steps('y')),
  ]);
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

function loca(outlines) {
  let at = 0;
  return Buffer.concat([long(0), ...outlines.map(({ length }) => long((at += length)))]);
}

function head(unitsPerEm, { minX, minY, maxX, maxY }) {
  const [version, revision, checksum, magic] = [long(0x10000), long(0x10000), long(0), long(0x5f0f3cf5)];
  const dates = Buffer.alloc(16);
  // Flags, size; box; style, smallest size, direction, places of 32 bits, format.
  const rest = words(minX, minY, maxX, maxY, 0, 6, 2, 1, 0);
  return Buffer.concat([version, revision, checksum, magic, words(0, unitsPerEm), dates, rest]);
}

function hhea({ ascent, descent, widest, count }) {
  return Buffer.concat([long(0x10000), words(ascent, descent, 0, widest, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, count)]);
}

function maxp(glyphs) {
  const points = Math.max(...glyphs.map(({ contours }) => contours.flat().length));
  const contours = Math.max(...glyphs.map((glyph) => glyph.contours.length));
  return Buffer.concat([long(0x10000), words(glyphs.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]);
}

function checksumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

function sfnt(tables) {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const header = [long(0x10000), words(names.length, power * 16, Math.log2(power), (names.length - power) * 16)];
  let at = 12 + names.length * 16;
  const bodies = [];
  for (const name of names) {
    const table = tables[name];
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    header.push(Buffer.from(name), long(checksumOf(padded)), long(at), long(table.length));
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([...header, ...bodies]);
}
