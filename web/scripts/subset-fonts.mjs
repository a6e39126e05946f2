// Cuts the two families down to what Nigerian English, Yoruba, Igbo and Hausa need. Run by hand; the results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = join(dirname(fileURLToPath(import.meta.url)), '../src/assets/fonts');
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = `${ascii}\u00a0–—‘’“”…•·×©®°½¼€£ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúñçüöäÑÇÜÖÄ\u0300\u0301\u0304\u0323`;
const naira = '₦→';
const hooked = 'āēīōūĀĒĪŌŪǹǸńŃḿḾṣṢṅṄƁɓƊɗƘƙƳƴ';
const dotted = 'ẸẹỌọỊịỤụ';

/** One file of a family (as the package cuts it) with the given letters and weights. */
async function cut(family, part, letters, name, wght) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const source = readFileSync(join(folder, 'files', `${family}-${part}-wght-normal.woff2`));
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(join(out, name), font);
  console.warn(name, font.length);
}

/** Headings have one weight: a fixed one takes half the bytes. */
const bold = 750;
const plain = { min: 400, max: 700 };
await cut('bricolage-grotesque', 'latin', latin, 'heading.woff2', bold);
await cut('bricolage-grotesque', 'latin-ext', naira + hooked, 'heading-ext.woff2', bold);
await cut('bricolage-grotesque', 'vietnamese', dotted, 'heading-dotted.woff2', bold);
await cut('inter', 'latin', latin, 'text.woff2', plain);
await cut('inter', 'latin-ext', naira + hooked, 'text-ext.woff2', plain);
await cut('inter', 'vietnamese', dotted, 'text-dotted.woff2', plain);
