import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRecord } from '../store/from-strapi';
import { SqliteSql } from './sqlite-sql';
import { setUpTables } from './tables';

/** What SQLite keeps beside its file, which belongs to that very one. */
const PARTS = ['', '-wal', '-shm'];
const ASIDE = '.broken-';
/** The moment in the name of a file that was put aside. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/;

/** Whether an error says that the file is no sound database. */
export function isBroken(error: unknown): boolean {
  const code = isRecord(error) ? error['code'] : undefined;
  return typeof code === 'string' && (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB');
}

/** Opens the file. One that is broken is put aside, and another one is begun. */
export async function openSqlite(file: string, log: (line: string) => void, now: () => number): Promise<SqliteSql> {
  try {
    return await openAsItIs(file);
  } catch (error) {
    if (!isBroken(error)) throw error;
    putAside(file, log, now());
    return openAsItIs(file);
  }
}

async function openAsItIs(file: string): Promise<SqliteSql> {
  const sql = new SqliteSql(file);
  try {
    await setUpTables(sql);
    return sql;
  } catch (error) {
    await sql.close();
    throw error;
  }
}

/** When stores were put aside that still lie in the folder, in ms. */
export function putAsideAt(file: string): number[] {
  return asideOf(file).map(({ time }) => time);
}

/** Deletes stores that were put aside before a moment: what was measured is kept as long as is said, also in there. */
export function forgetAside(file: string, before: number): void {
  for (const { path, time } of asideOf(file)) if (time < before) rmSync(path, { force: true });
}

function asideOf(file: string): { path: string; time: number }[] {
  const begin = basename(file) + ASIDE;
  if (!existsSync(dirname(file))) return [];
  return readdirSync(dirname(file)).flatMap((name) => {
    const [, day, hour, minute, second] = MOMENT.exec(name.startsWith(begin) ? name.slice(begin.length) : '') ?? [];
    if (day === undefined) return [];
    return [{ path: join(dirname(file), name), time: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }];
  });
}

/** Keeps a broken file for whoever wants to look into it, in the place of an earlier one; it is not open any more. */
export function putAside(file: string, log: (line: string) => void, now: number): void {
  forgetAside(file, Infinity);
  const aside = `${file}${ASIDE}${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part);
  log(
    `The analytics store was broken: it lies in ${aside} now, and another one was begun. The content is not touched.`,
  );
}
