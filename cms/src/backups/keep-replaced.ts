import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RestoreNote } from '@apoti/contract';
import { databaseOf, postgresAt } from './backup-database';
import { BackupProblem } from './backup-problem';
import { removeOldBackups } from './list-backups';
import { makeBackup, type OnStep } from './make-backup';
import { DATABASE_FILE, restoreFolder } from './places';
import { contentPlace, isOfThisDatabase } from './postgres/connect';
import { asideOf, dropAside } from './postgres/tables-aside';
import { asOnlyRestorer } from './only-restorer';
import { readNote } from './restore-note';
import { checkDatabase, DamagedDatabase } from './sqlite-work';
import { hasReplaced } from './switch-database';

const ofAnother = ({ database }: RestoreNote, folder: string) =>
  `What a restore has replaced in another database (${database}) is not a backup yet, and can become one only there: start once with the DATABASE_URL of that one; or, if you do not want it any more, move ${folder} away.`;

type Wish = {
  dataDir: string;
  now: number;
  signal: AbortSignal;
  onStep: OnStep;
  /** The name of a backup that is restored next, so must not go. */
  except?: string;
};

/**
 * What a restore has replaced becomes a backup itself, so that a restore can be taken back; only then it goes. Says its name;
 * null when there is nothing. Of several CMS one does it; the others wait, and then find nothing. @throws BackupProblem where it is
 * of another database than the settings name by now
 */
export function keepReplaced(wish: Wish): Promise<string | null> {
  return asOnlyRestorer(wish.signal, (signal) => keepReplacedAlone({ ...wish, signal }));
}

/** As {@link keepReplaced}, for who is the only one already. */
export async function keepReplacedAlone({ dataDir, now, signal, onStep, except }: Wish): Promise<string | null> {
  const folder = restoreFolder(dataDir);
  const note = readNote(dataDir);
  const of = join(folder, 'old');
  if (note?.state !== 'restored') return null;
  if (existsSync(of) && !isOfThisDatabase(note)) throw new BackupProblem(ofAnother(note, folder));
  if (!hasReplaced(dataDir, note)) {
    // Uploads that had no database any more are nobody's; they are not thrown away for that.
    if (existsSync(of)) await rename(of, join(folder, `without-database-${now}`));
    await forgetTables(note);
    return null;
  }
  const place = contentPlace();
  if (place === null && (await isDamaged(join(of, DATABASE_FILE)))) {
    // A broken one cannot be archived, and no later restore waits for it; it is put aside.
    await rename(of, join(folder, `unreadable-${now}`));
    return null;
  }
  const database = place === null ? databaseOf(of) : postgresAt({ ...place, schema: note.aside });
  const wish = { dataDir, of, database, kind: 'before-restore', by: note.by, time: now, signal, onStep } as const;
  const name = await makeBackup(wish);
  signal.throwIfAborted();
  await rm(of, { recursive: true, force: true });
  await forgetTables(note);
  await removeOldBackups(dataDir, name, except ?? '');
  return name;
}

/** What PostgreSQL kept of them. */
async function forgetTables(note: RestoreNote): Promise<void> {
  const place = contentPlace();
  if (place !== null) await dropAside(place, asideOf(note));
}

/** One that could not be looked at now, with a full disk or memory say, may be whole: it stays, and is looked at again. */
async function isDamaged(database: string): Promise<boolean> {
  try {
    await checkDatabase(database);
    return false;
  } catch (error) {
    if (error instanceof DamagedDatabase) return true;
    throw error;
  }
}
