// Draws the letters with which a report as a PDF is written where its own fonts do not know a text: Inter in one weight. Run by hand; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { boxOf, trueType } from './true-type.mjs';

const require = createRequire(import.meta.url);
// What subset-font itself works with: shaping and outlines, and the unpacking of web fonts.
const within = createRequire(require.resolve('subset-font'));
const { convert } = within('fontverter');
const {
  Blob,
  Buffer: Run,
  Face,
  Font,
  shape,
  Variation,
} = await import(pathToFileURL(within.resolve('harfbuzzjs')).href);
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../compat-proxy/contract/src/analytics-files/document-letters-data.ts');
const weight = 400;

const codes = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
const MARKS = ['\u0300', '\u0301', '\u0304', '\u0302', '\u030c'];
const vowels = [...'aeiounmAEIOUNMẹọịụẸỌỊỤ'];
const single = [
  ...codes(0x20, 0x7e),
  ...codes(0xa0, 0x17f),
  ...'ƁɓƊɗƘƙƳƴƎǝƐɛƆɔŊŋǸǹḾḿṢṣṄṅẸẹỌọỊịỤụẠạḌḍḤḥḲḳṬṭẒẓ',
  ...'–—‘’“”„…•€₦₵−',
];
// Those that Unicode knows as one are there under that; a mark over a letter that has none is drawn over it.
const marked = vowels.flatMap((vowel) => MARKS.map((mark) => (vowel + mark).normalize('NFC')));
const letters = [...new Set([...single, ...marked])];

/** The family as the package cuts it: each file knows other letters. */
async function openPart(part) {
  const folder = dirname(require.resolve('@fontsource-variable/inter/package.json'));
  const woff2 = readFileSync(join(folder, 'files', `inter-${part}-wght-normal.woff2`));
  const face = new Face(new Blob(await convert(woff2, 'truetype')), 0);
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/**
 * A letter as a glyph; null where a part does not have the whole of it. Of one with marks that Unicode does not know as one, it is
 * the marks alone, which are drawn back over the letter: who reads the text out of a document finds both.
 */
function draw(font, letter) {
  const run = new Run();
  run.addText(letter);
  run.guessSegmentProperties();
  shape(font, run);
  const drawn = run.getGlyphInfosAndPositions();
  if (drawn.some(({ codepoint }) => codepoint === 0)) return null;
  const isMarked = [...letter].length > 1;
  const [base] = drawn;
  // A part without the letter below the marks may put another one together, with other marks.
  if (base.codepoint !== font.nominalGlyph(letter.codePointAt(0))) return null;
  const advance = isMarked ? 0 : base.xAdvance;
  let x = isMarked ? -base.xAdvance : 0;
  const contours = drawn.flatMap(({ codepoint, xAdvance, xOffset, yOffset }, place) => {
    const at = [x + xOffset, yOffset];
    x += xAdvance;
    return isMarked && place === 0 ? [] : contoursOf(font.glyphToPath(codepoint), at);
  });
  return { letter, advance, contours };
}

/** Closed lines of points, each on the line or one that bends it. */
function contoursOf(path, [dx, dy]) {
  const contours = [];
  for (const [, kind, numbers] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number);
    const point = (place, on) => ({ x: Math.round(values[place] + dx), y: Math.round(values[place + 1] + dy), on });
    if (kind === 'M') contours.push([point(0, true)]);
    if (kind === 'L') contours.at(-1).push(point(0, true));
    if (kind === 'Q') contours.at(-1).push(point(0, false), point(2, true));
  }
  return contours.map(withoutLast).filter((points) => points.length > 2);
}

/** A line is closed by itself: where it ends at its beginning, that point is one too many. */
function withoutLast(points) {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 1 && last.on && first.x === last.x && first.y === last.y ? points.slice(0, -1) : points;
}

// One after the other: what unpacks them has one memory for all.
const parts = [await openPart('latin'), await openPart('latin-ext'), await openPart('vietnamese')];
const drawn = letters.map((letter) => parts.reduce((found, part) => found ?? draw(part, letter), null));
const missing = letters.filter((_, place) => drawn[place] === null);
const glyphs = drawn.filter((glyph) => glyph !== null);
const { ascender, descender } = parts[0].hExtents();
const { upem: unitsPerEm } = parts[0].face;
const file = trueType(glyphs, { unitsPerEm, ascent: ascender, descent: descender });
const box = boxOf(glyphs.flatMap(({ contours }) => contours.flat()));
const heightOf = (letter) => boxOf(glyphs.find((glyph) => glyph.letter === letter).contours.flat()).maxY;
const metrics = {
  unitsPerEm,
  ascent: ascender,
  descent: descender,
  capHeight: heightOf('H'),
  xHeight: heightOf('x'),
  bbox: { ...box, width: box.maxX - box.minX, height: box.maxY - box.minY },
};
const lines = deflateSync(file, { level: 9 }).toString('base64');
writeFileSync(
  out,
  `// Made by web/scripts/document-letters.mjs from Inter (SIL Open Font License 1.1).

/** The letters in the order of their glyphs, each with its marks, and how wide each is in units of the em. */
export const letters =
  ${JSON.stringify(glyphs.map(({ letter }) => letter).join(''))};
export const widths: readonly number[] = ${JSON.stringify(glyphs.map(({ advance }) => advance))};
export const metrics = ${JSON.stringify(metrics)} as const;

/** The font's file, deflated, in base64. */
export const file =
  '${lines}';
`,
);
console.warn(glyphs.length, 'letters,', file.length, 'bytes, deflated', lines.length, 'missing', missing.join(' '));
