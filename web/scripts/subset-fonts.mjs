// Cuts the two families down to what Nigerian English, Yoruba, Igbo and Hausa need. Run by hand; the results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = join(dirname(fileURLToPath(import.meta.url)), '../src/assets/fonts');
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What nearly every page has: English, its punctuation, and tone marks, which stand on letters of this file. */
const plain = `${ascii}\u00a0–—‘’“”…•·×©\u0300\u0301\u0304\u0323`;
const accented = '®°½¼€£ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúñçüöäÑÇÜÖÄ';
/** By itself: prices are on many pages, the letters beside it in the packaged file on few. */
const naira = '₦';
const hooked = '→āēīōūĀĒĪŌŪǹǸńŃḿḾṣṢṅṄƁɓƊɗƘƙƳƴ';
const dotted = 'ẸẹỌọỊịỤụ';

/** Pairs that stand closer, figures of one width, marks in their places. Each other feature brings letters that no page shows. */
const keepFeatures = ['kern', 'tnum', 'mark', 'mkmk'];

/** One file of a family (as the package cuts it) with the given letters and weights. */
async function cut(family, part, letters, name, wght) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const source = readFileSync(join(folder, 'files', `${family}-${part}-wght-normal.woff2`));
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures });
  writeFileSync(join(out, name), font);
  console.warn(name, font.length);
}

/** Headings have one weight: a fixed one takes half the bytes. */
const families = [
  ['bricolage-grotesque', 'heading', 750],
  ['inter', 'text', { min: 400, max: 700 }],
];
for (const [family, name, weights] of families) {
  await cut(family, 'latin', plain, `${name}.woff2`, weights);
  await cut(family, 'latin', accented, `${name}-accented.woff2`, weights);
  await cut(family, 'latin-ext', naira, `${name}-naira.woff2`, weights);
  await cut(family, 'latin-ext', hooked, `${name}-ext.woff2`, weights);
  await cut(family, 'vietnamese', dotted, `${name}-dotted.woff2`, weights);
}
