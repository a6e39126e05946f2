import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from './free-room';
import { DATABASE_FILE, SCRIPT_FILE } from './places';
import { contentPlace, inTransaction, type Place } from './postgres/connect';
import { checkScript } from './postgres/load-script';
import { countTables } from './postgres/tables-aside';
import { writeScript } from './postgres/write-script';
import { checkDatabase, copyDatabase } from './sqlite-work';

/** A database as an archive has it: what differs between SQLite and PostgreSQL. */
export type BackupDatabase = {
  /** What it is called in an archive. */
  file: string;
  isThere: () => Promise<boolean>;
  /** Bytes that a copy takes, as far as that can be told before. */
  size: () => Promise<number>;
  /** Writes a copy that has one moment of it, whole, while others write. @throws BackupProblem */
  copy: (to: string, signal: AbortSignal) => Promise<void>;
};

function sqliteIn(folder: string): BackupDatabase {
  const source = join(folder, DATABASE_FILE);
  return {
    file: DATABASE_FILE,
    isThere: async () => existsSync(source),
    size: async () => (await sizeOf(source)) + (await sizeOf(`${source}-wal`)),
    copy: (to) => copyDatabase(source, to),
  };
}

/** A schema of PostgreSQL. */
export function postgresAt(place: Place): BackupDatabase {
  return {
    file: SCRIPT_FILE,
    isThere: async () => (await countTables(place)) > 0,
    size: () => sizeOfTables(place),
    copy: (to, signal) => writeScript(place, to, signal),
  };
}

/** The database of the content: that of the settings, or else the file of a folder. */
export function databaseOf(folder: string): BackupDatabase {
  const place = contentPlace();
  return place === null ? sqliteIn(folder) : postgresAt(place);
}

/** Looks through the copy of a database that was taken from an archive. @throws BackupProblem */
export function checkCopy(folder: string, file: string): Promise<void> {
  const copy = join(folder, file);
  return file === SCRIPT_FILE ? checkScript(copy) : checkDatabase(copy);
}

function sizeOfTables(place: Place): Promise<number> {
  const sql = `select coalesce(sum(pg_table_size(c.oid)), 0)::float8 as size from pg_class c
    where c.relkind = 'r' and c.relnamespace = (select oid from pg_namespace where nspname = $1)`;
  return inTransaction(place, 'reading', async ({ ask }) => Number((await ask(sql, [place.schema]))[0]?.['size'] ?? 0));
}
