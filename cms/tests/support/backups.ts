import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import type * as After from '../../src/backups/keep-replaced';
import type * as List from '../../src/backups/list-backups';
import type * as Make from '../../src/backups/make-backup';
import type * as Note from '../../src/backups/restore-note';
import type * as Room from '../../src/backups/room-for-backup';
import type * as Prepare from '../../src/backups/prepare-restore';
import type * as Switch from '../../src/backups/switch-over';
import type * as Unfinished from '../../src/backups/unfinished';

const require = createRequire(import.meta.url);
export const built = join(import.meta.dirname, '..', '..', 'dist', 'src', 'backups');

/** What the CMS itself runs: its worker is beside it. */
export const { makeBackup, checkArchive } = require(join(built, 'make-backup.js')) as typeof Make;
export const { openWork, removeUnfinished } = require(join(built, 'unfinished.js')) as typeof Unfinished;
export const { listBackups, removeOldBackups } = require(join(built, 'list-backups.js')) as typeof List;
export const { roomForBackup } = require(join(built, 'room-for-backup.js')) as typeof Room;
export const { prepareRestore } = require(join(built, 'prepare-restore.js')) as typeof Prepare;
export const { readNote, writeNote } = require(join(built, 'restore-note.js')) as typeof Note;
export const { switchOver } = require(join(built, 'switch-over.js')) as typeof Switch;
export const { keepReplaced } = require(join(built, 'keep-replaced.js')) as typeof After;

/** What every piece of work is told, where a test has nothing to say about it. */
export const quiet = { signal: new AbortController().signal, onStep: () => undefined };

/** Everything below a folder by its path, with a checksum of each file. */
export function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const sum = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), sum(path)]));
}

type Database = {
  prepare(sql: string): { all(): Record<string, unknown>[] };
  exec(sql: string): void;
  close(): void;
};
const Sqlite = require('better-sqlite3') as new (path: string) => Database;

/** Every row of every table of a database file. */
export function rowsOf(file: string): Record<string, unknown[]> {
  const database = new Sqlite(file);
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    const names = tables.map(({ name }) => String(name));
    return Object.fromEntries(names.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]));
  } finally {
    database.close();
  }
}

/** A database with a table of so many rows, each of a few hundred bytes that cannot be packed. */
export function makeDatabase(file: string, rows: number): void {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE words (id INTEGER PRIMARY KEY, word BLOB)');
  database.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows}) INSERT INTO words SELECT i, randomblob(300) FROM n`,
  );
  database.close();
}

/** Uploads at their places. */
export function makeUploads(dataDir: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(dataDir, 'public', 'uploads', name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Runs lines of CommonJS in a process of its own, in which `built` names the folder of the backups' modules. */
export function inProcess(lines: string): { child: ChildProcess; ended: Promise<NodeJS.Signals | number | null> } {
  const script = `const built = ${JSON.stringify(built)};\n${lines}`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  return { child, ended };
}
