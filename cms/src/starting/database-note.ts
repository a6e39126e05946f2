import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPlaceName } from '../backups/postgres/connect';

/** One line that names the database which the CMS works with; no file, or nothing in it, says nothing. */
const noteFile = (dataDir: string) => join(dataDir, 'cms.database');

function readNoted(dataDir: string): string {
  const file = noteFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/**
 * Notes which database this data folder belongs to, once the CMS stands: commands, which are given by hand, are given without
 * DATABASE_URL as easily, and the file that SQLite had before a move still lies there. A folder that takes no note keeps nobody from
 * starting.
 */
export function noteDatabase(dataDir: string, log: Pick<Console, 'warn'>): void {
  try {
    const name = contentPlaceName();
    if (readNoted(dataDir) === name) return;
    writeFileSync(`${noteFile(dataDir)}.half`, `${name}\n`, { mode: 0o600 });
    renameSync(`${noteFile(dataDir)}.half`, noteFile(dataDir));
  } catch (error) {
    log.warn(`Which database the data folder belongs to could not be noted: ${String(error)}`);
  }
}

/** Where the settings name another database than the data folder belongs to: that, and what to do. */
export type OtherDatabase = { what: string; todo: string };

/** Whether the settings name the database that the data folder belongs to; null where they do, or where nobody knows. */
export function otherDatabase(dataDir: string): OtherDatabase | null {
  const noted = readNoted(dataDir);
  const named = contentPlaceName();
  if (noted === '' || noted === named) return null;
  return {
    what: `The data folder ${dataDir} belongs to the database ${noted}, and the settings here name ${named}.`,
    todo: `Give this command the DATABASE_URL and DATABASE_SCHEMA of the product; or, if another database is meant, move ${noteFile(dataDir)} away.`,
  };
}
