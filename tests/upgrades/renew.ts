import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { postgresOf } from '../faults/saves/look/database';
import { places } from '../support/places';

type File = { prepare(sql: string): { all(): unknown; run(): unknown }; close(): void };
const classSchema = z.custom<new (path: string) => File>((value) => typeof value === 'function');
const columnsSchema = z.array(z.object({ table: z.string(), column: z.string() }));

/** Moments of a file are moved on by so many ms: what a release wrote long ago was written just now, and nothing of it has run out. */
export function renewSqlite(dataDir: string, ms: number): void {
  const Sqlite = classSchema.parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  const file = new Sqlite(join(dataDir, 'cms.sqlite'));
  const columns = file
    .prepare(
      `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND lower(c.type) = 'datetime'`,
    )
    .all();
  for (const { table, column } of columnsSchema.parse(columns))
    file.prepare(`UPDATE "${table}" SET "${column}" = "${column}" + ${ms} WHERE typeof("${column}") = 'integer'`).run();
  file.close();
}

/** The same of a database of PostgreSQL. */
export async function renewPostgres(url: string, ms: number): Promise<void> {
  const { ask } = postgresOf(url);
  const columns = await ask(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type like 'timestamp%'`,
  );
  const moved = columnsSchema
    .parse(columns)
    .map(({ table, column }) => `update "${table}" set "${column}" = "${column}" + interval '${ms} milliseconds'`);
  await ask(moved.join(';'));
}
