import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeOf } from './free-room';
import { filesBelow } from './link-files';
import { UPLOADS } from './places';

/** What a file costs in an archive beside its bytes: its headers, and its line in what stands first. */
const PER_FILE = 2_048;

/** Bytes of an archive of so many files when nothing in it can be packed. */
export function roomForArchive(bytes: number, files: number): number {
  return Math.ceil(bytes * 1.001) + files * PER_FILE;
}

/**
 * Bytes that a backup of a data folder with a database of so many bytes needs in its working folder until it is done: the copy of the database, in whose place
 * the check unpacks it again, and the archive; and copies of the uploads where those are on another disk.
 */
export async function roomForBackup(of: string, work: string, database: number): Promise<number> {
  const paths = await filesBelow(of, UPLOADS);
  let uploads = 0;
  for (const path of paths) uploads += await sizeOf(join(of, path));
  const isLinked = paths.length === 0 || (await stat(join(of, UPLOADS))).dev === (await stat(work)).dev;
  return database + roomForArchive(database + uploads, paths.length + 1) + (isLinked ? 0 : uploads);
}
