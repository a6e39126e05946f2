import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeasuredItem } from '@apoti/contract';
import { PostgresSql } from '../../src/analytics/postgres-sql';
import { SqliteSql } from '../../src/analytics/sqlite-sql';
import type { Sql } from '../../src/analytics/sql';
import { setUpTables } from '../../src/analytics/tables';
import { newName, serverUrl } from './postgres';

/** An empty store: a file of SQLite, or a schema of its own with TEST_DATABASE_URL. */
export async function newStore(): Promise<Sql> {
  return (await opener())();
}

/** Two connections to one empty store, as two processes have them. */
export async function newStores(): Promise<[Sql, Sql]> {
  const open = await opener();
  return [await open(), await open()];
}

async function opener(): Promise<() => Promise<Sql>> {
  const schema = newName();
  const file = join(mkdtempSync(join(tmpdir(), 'measured-')), 'analytics.db');
  return async () => {
    const sql =
      serverUrl === undefined ? new SqliteSql(file) : await PostgresSql.open(serverUrl, schema, () => undefined);
    await setUpTables(sql);
    return sql;
  };
}

const tables = ['items', 'batches', 'day_names', 'names', 'hourly', 'daily', 'speeds'];

/** Forgets everything. */
export async function emptyStore(sql: Sql): Promise<void> {
  for (const table of tables) await sql.run(`delete from ${table}`);
}

/** Everything that is counted, as it is stored; what is nothing is left out. */
export async function allFigures(sql: Sql): Promise<Record<string, string[]>> {
  const hourly = await sql.all('select measure, hour, segment, name, value from hourly where value <> 0');
  const daily = await sql.all('select measure, segment, day, name, value from daily where value <> 0');
  const lines = (rows: Record<string, unknown>[]) =>
    rows.map((row) => JSON.stringify(Object.values(row).map(String))).sort();
  return { hourly: lines(hourly), daily: lines(daily) };
}

/** One thing that a visitor did; a view of the home page on a phone unless told otherwise. */
export function measured(at: number | string, visitor: number, over: Partial<MeasuredItem> = {}): MeasuredItem {
  return {
    at: typeof at === 'string' ? Date.parse(at) : at,
    visitor: visitor.toString(16).padStart(16, '0'),
    page: '/',
    source: 'direct',
    device: 'mobile',
    returning: false,
    what: { kind: 'view' },
    ...over,
  };
}
