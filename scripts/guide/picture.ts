import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '../../tests/support/pictures';

/** Where the guide's pictures are. */
export const folder = join(import.meta.dirname, '../../docs/screenshots/editors');

/** What a picture may weigh, and all of them. */
export const limits = { picture: 60_000, all: 700_000 };

/** How near the few colours come to what was there, and up to how many bytes that is good; the last in any case. */
const steps = [
  { quality: 100, most: 30_000 },
  { quality: 90, most: 40_000 },
  { quality: 76, most: limits.picture },
];

/** A screenshot as a small file: few colours and letters without a blur, which is smaller than any lossy form that can be read as well. */
async function small(shot: Buffer): Promise<Buffer> {
  let bytes = shot;
  for (const { quality, most } of steps) {
    const fewColours = await sharp(shot).png({ palette: true, quality, dither: 0 }).toBuffer();
    bytes = await sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer();
    if (bytes.length <= most) break;
  }
  return bytes;
}

/** Keeps a screenshot under its name. Gives its size. */
export async function keepPicture(name: string, shot: Buffer): Promise<number> {
  const bytes = await small(shot);
  if (bytes.length > limits.picture) throw new Error(`${name} is ${bytes.length} bytes, more than ${limits.picture}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), bytes);
  return bytes.length;
}
