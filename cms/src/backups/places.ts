import { join } from 'node:path';

/** The database's file, in a data folder and in an archive alike. */
export const DATABASE_FILE = 'cms.sqlite';
/** What stands for a database of PostgreSQL in an archive: a script that makes its tables and their rows. */
export const SCRIPT_FILE = 'cms.sql';
/** The names that a database may have in an archive. */
export const DATABASE_FILES: readonly string[] = [DATABASE_FILE, SCRIPT_FILE];
/** The uploads' folder with its hidden ones (waiting, trash), in a data folder and in an archive alike. */
export const UPLOADS = 'public/uploads';
/** What stands first in an archive: all that is in it, with checksums. */
export const MANIFEST_FILE = 'manifest.json';

/** Where the archives are. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Where a restore gets ready, and where what it replaces waits until it has succeeded. */
export function restoreFolder(dataDir: string): string {
  return join(dataDir, 'restore');
}
