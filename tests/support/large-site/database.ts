import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { places } from '../places';

/** What is used of the CMS's own SQLite. */
export type Database = {
  prepare(sql: string): { run(...values: unknown[]): unknown; get(...values: unknown[]): unknown };
  exec(sql: string): unknown;
  close(): void;
};
const databaseSchema = z.custom<new (path: string) => Database>((value) => typeof value === 'function');

/** Works on a CMS's SQLite file in one transaction; nobody else may have it open. */
export function inDatabase(dataDir: string, work: (database: Database) => void): void {
  const Sqlite = databaseSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  const database = new Sqlite(join(dataDir, 'cms.sqlite'));
  try {
    database.exec('BEGIN');
    work(database);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** The one number that a question answers. */
export function numberOf(database: Database, sql: string): number {
  return z.object({ n: z.number() }).parse(database.prepare(sql).get()).n;
}
