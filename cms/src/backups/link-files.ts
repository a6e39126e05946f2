import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord } from '../store/from-strapi';
import { UPLOADS } from './places';

/** Files by their path in the data folder, and which content it was. */
export type Linked = Map<string, string>;

/**
 * Takes hold of every upload as it is now, without copying it where the disk can: nothing here is ever written in place, so
 * what is replaced or deleted meanwhile stays as it was. Says whether a file had another content the last time.
 */
export async function linkFiles(dataDir: string, to: string, linked: Linked, signal: AbortSignal): Promise<boolean> {
  let isChanged = false;
  for (const path of await filesBelow(dataDir, UPLOADS)) {
    signal.throwIfAborted();
    const mark = await markOf(join(dataDir, path));
    const known = linked.get(path);
    if (mark === null || mark === known) continue;
    isChanged ||= known !== undefined;
    if (await take(join(dataDir, path), join(to, path))) linked.set(path, mark);
  }
  return isChanged;
}

/** The paths of all files below a folder, from the data folder on. */
export async function filesBelow(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(missing([]));
  const found: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(dataDir, path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

async function markOf(path: string): Promise<string | null> {
  const known = await stat(path).catch(missing(null));
  return known === null ? null : `${known.ino}.${known.size}.${known.mtimeMs}`;
}

/** False when it is gone meanwhile. */
async function take(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  const isLinked = await link(from, to).then(
    () => true,
    () => false,
  );
  // Another disk, or one that knows no links.
  return isLinked || (await copyFile(from, to).then(() => true, missing(false)));
}

/** A file that is not there is no failure. */
function missing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isRecord(error) && error['code'] === 'ENOENT') return instead;
    throw error;
  };
}
