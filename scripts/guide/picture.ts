import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '../../tests/support/pictures';

/** Where the guide's pictures are. */
export const folder = join(import.meta.dirname, '../../docs/screenshots/editors');

/** What a picture may weigh, and all of them. */
export const limits = { picture: 60_000, all: 700_000 };

/** A screenshot as a small file: few colours and letters without a blur, which is smaller than any lossy form that can be read as well. */
async function small(shot: Buffer): Promise<Buffer> {
  const fewColours = await sharp(shot).png({ palette: true, quality: 90, dither: 0 }).toBuffer();
  return sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Keeps a screenshot under its name. Gives its size. */
export async function keepPicture(name: string, shot: Buffer): Promise<number> {
  const bytes = await small(shot);
  if (bytes.length > limits.picture) throw new Error(`${name} is ${bytes.length} bytes, more than ${limits.picture}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), bytes);
  return bytes.length;
}
