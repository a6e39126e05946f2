import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '../../../support/pictures';

const FOLDERS = { served: 'public/uploads', trash: 'public/uploads/.trash', waiting: 'public/uploads/.staging' };

/** Where a file of the library may lie. */
export type Place = keyof typeof FOLDERS;

/** The names of the files in a place; hidden ones, which mark empty folders, left out. */
export async function namesIn(dataDir: string, place: Place): Promise<string[]> {
  const entries = await readdir(join(dataDir, FOLDERS[place]), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** The colour of a picture's first point, as `#rrggbb`; what cannot be read as a picture says so. */
export async function colourOf(dataDir: string, place: Place, name: string): Promise<string> {
  try {
    const points = await sharp(await readFile(join(dataDir, FOLDERS[place], name)))
      .removeAlpha()
      .raw()
      .toBuffer();
    return `#${points.subarray(0, 3).toString('hex')}`;
  } catch (error) {
    return `no picture: ${String(error)}`;
  }
}

/** A small picture in one colour. */
export function pictureIn(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
}
