import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that only its owner may look into. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Writes a file that is whole or not there at all, and on the disk when this returns. Only its owner may read it. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const half = `${path}.half`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, path);
  await sync(dirname(path));
}
