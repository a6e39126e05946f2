import { PostgresServer } from '../../support/postgres-server';
import { postgresOf } from '../saves/look/database';
import type { Moment } from './judge';
import { digest, rowsOf } from './look';

/** The database of one installation: what the product and its commands are told, and its rows past every layer of the product. */
export type DrillDatabase = { url: string | undefined; rows: (dataDir: string) => Promise<Moment['tables']> };

/** Where the installations of a drill have their databases: each gets an empty one. */
export type Databases = { another: () => Promise<DrillDatabase>; stop: () => Promise<void> };

/** A file in the data folder of each. */
export const sqliteFiles: Databases = {
  another: async () => ({ url: undefined, rows: async (dataDir) => rowsOf(dataDir) }),
  stop: async () => undefined,
};

/** Databases of one server of PostgreSQL. Throws where there is none. */
export async function postgresServer(): Promise<Databases> {
  const server = await PostgresServer.start();
  const another = async () => {
    const url = await server.newDatabase();
    return { url, rows: () => rowsOfPostgres(url) };
  };
  return { another, stop: () => server.stop() };
}

/** Every row of every table by one question, so that all of it is of one moment. */
async function rowsOfPostgres(url: string): Promise<Moment['tables']> {
  const { ask } = postgresOf(url);
  const named = await ask("select tablename as name from pg_tables where schemaname = 'public'");
  const names = named.map(({ name }) => String(name));
  const one = (name: string) =>
    `select '${name}' as name, to_jsonb(t)->>'id' as id, to_jsonb(t)::text as row from public."${name}" t`;
  const tables: Record<string, Record<string, string>> = Object.fromEntries(names.map((name) => [name, {}]));
  if (names.length === 0) return tables;
  for (const { name, id, row } of await ask(names.map(one).join(' union all '))) {
    const rows = tables[String(name)];
    if (rows !== undefined) rows[String(id ?? row)] = digest(String(row));
  }
  return tables;
}
