import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isRecord } from '../../store/from-strapi';
import { folderNames, type Place } from '../folders';
import { hashFile } from '../hash-content';
import type { At, FileStore, Workplace } from './file-store';
import { newWorkplace } from './workplaces';

function isMissing(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ENOENT';
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * A file by another name, under which it stays what it is when another one is put in its place: nothing writes into a file that is
 * there. Copied where the other name is on another disk. Nothing where it has gone.
 */
async function holdAs(name: string, path: string): Promise<void> {
  await link(path, name)
    .catch((error: unknown) => (isMissing(error) ? undefined : copyFile(path, name)))
    .catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)));
}

/** One folder tree of the disk, so that a file moves by a rename, which is whole or not at all. */
export class DiskFiles implements FileStore {
  readonly atOnce = 1;
  readonly objects = null;

  constructor(private readonly root: string) {}

  async prepare(): Promise<void> {
    for (const name of Object.values(folderNames)) await mkdir(join(this.root, name), { recursive: true });
  }

  async settle(places: readonly Place[]): Promise<void> {
    for (const place of places) await flush(this.folder(place));
  }

  async write(at: At, content: Buffer | string): Promise<void> {
    const path = this.path(at);
    if (typeof content === 'string') {
      await copyFile(content, path);
      await flush(path);
      return;
    }
    const handle = await open(path, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async isThere(at: At): Promise<boolean> {
    try {
      await access(this.path(at));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async move(from: At, to: At): Promise<boolean> {
    try {
      await rename(this.path(from), this.path(to));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async remove(at: At): Promise<void> {
    await rm(this.path(at), { force: true });
  }

  async list(place: Place): Promise<string[]> {
    const entries = await readdir(this.folder(place), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async modified(at: At): Promise<number | null> {
    const known = await stat(this.path(at)).catch(() => null);
    return known?.mtimeMs ?? null;
  }

  hash(at: At): Promise<string> {
    return hashFile(this.path(at));
  }

  async workplace(source: At): Promise<Workplace> {
    const folder = await newWorkplace();
    const own = join(folder, source[1]);
    const close = () => rm(folder, { recursive: true, force: true });
    try {
      await holdAs(own, this.path(source));
    } catch (error) {
      await close();
      throw error;
    }
    return { source: own, pathOf: (at) => this.path(at), take: async () => undefined, close };
  }

  nameOf(place: Place): string {
    return posix.join('public/uploads', folderNames[place]);
  }

  private folder(place: Place): string {
    return join(this.root, folderNames[place]);
  }

  private path([place, name]: At): string {
    return join(this.folder(place), name);
  }
}
