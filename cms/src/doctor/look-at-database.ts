import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DATABASE_FILE } from '../backups/places';
import { otherDatabase } from '../starting/database-note';
import { FOLDED_TEXT, foldedText } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { Finding } from './finding';

const BROKEN = /^SQLITE_(CORRUPT|NOTADB)/;

/** Whether SQLite's file is whole, by its own look through it. Read-only: also beside a CMS that writes. @throws where it cannot be read */
export function lookAtDatabase(dataDir: string): Finding[] {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file))
    throw new Error(`there is no database ${file}: was the product ever started with this folder?`);
  const fault = faultOf(file);
  if (fault === '') return [];
  const todo = 'Stop the product and restore the last backup: npm run restore -- <name>.';
  return [{ check: 'database', what: `The database ${file} is damaged: ${fault}.`, todo }];
}

/** Whether the settings name the database that the data folder belongs to. */
export function lookAtWhichDatabase(dataDir: string): Finding[] {
  const other = otherDatabase(dataDir);
  return other === null ? [] : [{ check: 'database', ...other }];
}

/** Whether PostgreSQL answers. */
export async function lookAtPostgres(strapi: Strapi): Promise<Finding[]> {
  try {
    await strapi.db.connection.raw('select 1');
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const todo = 'See “The database is down” in docs/operations.md.';
    return [{ check: 'database', what: `PostgreSQL cannot be reached: ${why}.`, todo }];
  }
}

function faultOf(file: string): string {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      database.pragma('busy_timeout = 5000');
      database.function(FOLDED_TEXT, { deterministic: true }, foldedText);
      const rows = database.prepare('PRAGMA quick_check(3)').all();
      const told = rows.filter(isRecord).map((row) => String(row['quick_check']));
      return told.join() === 'ok' ? '' : told.join('; ').replaceAll('\n', ' ') || 'it says nothing';
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && BROKEN.test(String(error.code))) return error.message;
    throw error;
  }
}
