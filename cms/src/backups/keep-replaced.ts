import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOldBackups } from './list-backups';
import { makeBackup, type OnStep } from './make-backup';
import { DATABASE_FILE, restoreFolder } from './places';
import { readNote } from './restore-note';
import { checkDatabase, DamagedDatabase } from './sqlite-work';
import { hasReplaced } from './switch-over';

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
 * null when there is nothing.
 */
export async function keepReplaced({ dataDir, now, signal, onStep, except }: Wish): Promise<string | null> {
  const folder = restoreFolder(dataDir);
  const note = readNote(dataDir);
  const of = join(folder, 'old');
  if (note?.state !== 'restored') return null;
  if (!hasReplaced(dataDir)) {
    // Uploads that had no database any more are nobody's; they are not thrown away for that.
    if (existsSync(of)) await rename(of, join(folder, `without-database-${now}`));
    return null;
  }
  if (await isDamaged(join(of, DATABASE_FILE))) {
    // A broken one cannot be archived, and no later restore waits for it; it is put aside.
    await rename(of, join(folder, `unreadable-${now}`));
    return null;
  }
  const wish = { dataDir, of, kind: 'before-restore', by: note.by, time: now, signal, onStep } as const;
  const name = await makeBackup(wish);
  await rm(of, { recursive: true, force: true });
  await removeOldBackups(dataDir, except);
  return name;
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
