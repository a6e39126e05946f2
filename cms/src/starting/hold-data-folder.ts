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
    throw new Error(whyNot(dataDir, error), { cause: error });
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

/** What is said of a folder that could not be held. */
export function whyNot(dataDir: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'SQLITE_BUSY') return inUse(dataDir);
  if (code === 'ERR_DLOPEN_FAILED') return otherNode();
  return `The data folder ${dataDir} cannot be written: ${String(error)}`;
}

function otherNode(): string {
  return (
    `The SQLite module cannot be loaded by this Node (${process.versions.node}): it was made for another one. ` +
    'Give the command with the Node that npm start was given; or stop the product and start it with this one, which makes the module anew.'
  );
}

function inUse(dataDir: string): string {
  return (
    `Another CMS already works with the data folder ${dataDir}, and with SQLite one alone may. ` +
    'End that one, or set DATA_DIR to a folder of its own; two CMS of one site need PostgreSQL (DATABASE_URL).'
  );
}
