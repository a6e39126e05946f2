// Draws SVG files as PNG, in a process of its own: what draws them stays in memory for good, and is needed once in a long while.
// Reads `[{ svg, size }]` as JSON and writes the files in Base64, in the same order.
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

/** The field of the mark, and the pixels of an inch that an SVG's unit is measured by. */
const FIELD = 32;
const UNIT_DENSITY = 72;

const icons = JSON.parse(await text(process.stdin));
const files = [];
for (const { svg, size } of icons) {
  const drawn = sharp(Buffer.from(svg), { density: (UNIT_DENSITY * size) / FIELD }).resize(size, size);
  const file = await drawn.png({ compressionLevel: 9, palette: true }).toBuffer();
  files.push(file.toString('base64'));
}
process.stdout.write(JSON.stringify(files));
