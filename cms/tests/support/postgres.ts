import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

/** Comes without types of its own. */
const { Client } = createRequire(import.meta.url)('pg');

/** The server that TEST_DATABASE_URL names, by a database in which the tests change nothing; undefined: SQLite. */
export const serverUrl = process.env['TEST_DATABASE_URL'];

/** Whether the tests run on SQLite, as they do unless another database is named. */
export const isSqlite = serverUrl === undefined;

/** A name that nothing else has, and by which the end of the run knows what is to go. */
export function newName(): string {
  return `${process.env['TEST_RUN'] ?? 'apoti_test'}_${randomBytes(6).toString('hex')}`;
}

/** The address of another database of the server. */
export function urlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** A database of its own: with an empty schema and the letters of the named database, or a copy of one that nobody is in. */
export async function newDatabase(schema: string, template: string | null): Promise<string> {
  const name = newName();
  await withDatabase(serverUrl, async (ask) => {
    const [letters] = await ask(
      `select format('encoding %L lc_collate %L lc_ctype %L', pg_encoding_to_char(encoding), datcollate, datctype) as name
       from pg_database where datname = current_database()`,
    );
    await ask(`create database ${name} template ${template ?? `template0 ${letters?.name}`}`);
  });
  if (template === null) await withDatabase(urlOf(name), (ask) => ask(`create schema ${schema}`));
  return name;
}

export async function dropDatabase(name: string): Promise<void> {
  await withDatabase(serverUrl, (ask) => ask(`drop database if exists ${name} with (force)`));
}

/** Every database and schema of a run. */
export async function dropAllOf(run: string): Promise<void> {
  await withDatabase(serverUrl, async (ask) => {
    const databases = await ask(`select datname as name from pg_database where starts_with(datname, '${run}_')`);
    for (const { name } of databases) await ask(`drop database ${name} with (force)`);
    const schemas = await ask(`select nspname as name from pg_namespace where starts_with(nspname, '${run}_')`);
    for (const { name } of schemas) await ask(`drop schema ${name} cascade`);
  });
}

type Ask = (sql: string) => Promise<{ name: string }[]>;

/** Asks a database, past every layer of the CMS. */
export async function withDatabase(
  connectionString: string | undefined,
  work: (ask: Ask) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}
