import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** In the data folder: nothing is in it, and its lock is the system's, which ends with the process however that ends. */
export const LOCK_FILE = 'cms.lock';

/** What this process holds: a connection that nobody refers to could be closed, and the lock with it. */
const held: Database[] = [];

/**
 * Takes the data folder with SQLite's file in it for this process alone, until it ends: two CMS would both write into it, restore
 * backups and undo each other's upgrades. Several CMS need PostgreSQL (decision 0094). @throws Error in words where another process has it
 */
export function holdDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    held.push(locked(join(dataDir, LOCK_FILE)));
  } catch (error) {
    const isHeld = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    const why = isHeld ? inUse(dataDir) : `The data folder ${dataDir} cannot be written: ${String(error)}`;
    throw new Error(why, { cause: error });
  }
}

function locked(path: string): Database {
  const file = new Database(path);
  try {
    file.pragma('busy_timeout = 0');
    file.pragma('journal_mode = MEMORY');
    file.exec('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function inUse(dataDir: string): string {
  return (
    `Another CMS already works with the data folder ${dataDir}, and with SQLite one alone may. ` +
    'End that one, or set DATA_DIR to a folder of its own; two CMS of one site need PostgreSQL (DATABASE_URL).'
  );
}
