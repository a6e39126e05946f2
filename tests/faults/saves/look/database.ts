import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { places } from '../../../support/places';
import { cannotLookThrough, lookThrough } from './amcheck';

type Rows = Record<string, unknown>[];

/** A database of the CMS, read past every layer of ours. */
export type Database = {
  ask: (sql: string) => Promise<Rows>;
  /** What the database says against itself; nothing is good. */
  integrity: () => Promise<string[]>;
  /** Why it cannot be asked that here, in one sentence; null: it can. */
  unchecked: () => Promise<string | null>;
};

const requireOfCms = createRequire(join(places.cms, 'package.json'));
const isClass = (value: unknown) => typeof value === 'function';

type SqliteFile = { prepare(sql: string): { all(): Rows }; close(): void };
const sqliteSchema = z.custom<new (path: string, options: object) => SqliteFile>(isClass);

type PostgresClient = { connect(): Promise<void>; query(sql: string): Promise<{ rows: Rows }>; end(): Promise<void> };
const postgresSchema = z.object({ Client: z.custom<new (options: object) => PostgresClient>(isClass) });

/** The SQLite file of a data folder; opened anew for each question, as a stranger would. */
export function sqliteOf(dataDir: string): Database {
  const Sqlite = sqliteSchema.parse(requireOfCms('better-sqlite3'));
  const ask = async (sql: string) => {
    const file = new Sqlite(join(dataDir, 'cms.sqlite'), { readonly: true });
    try {
      return file.prepare(sql).all();
    } finally {
      file.close();
    }
  };
  const integrity = async () =>
    (await ask('PRAGMA integrity_check')).map((row) => String(Object.values(row)[0])).filter((text) => text !== 'ok');
  return { ask, integrity, unchecked: async () => null };
}

/** A database of PostgreSQL, which looks through itself with an extension that comes with it. */
export function postgresOf(connectionString: string): Database {
  const { Client } = postgresSchema.parse(requireOfCms('pg'));
  const ask = async (sql: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return { ask, integrity: () => lookThrough(ask), unchecked: () => cannotLookThrough(ask) };
}
