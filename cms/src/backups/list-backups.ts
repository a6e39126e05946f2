import { readdir, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BACKUPS_KEPT,
  BACKUPS_KEPT_BEFORE_RESTORE,
  BACKUPS_KEPT_BY_HAND,
  type Backup,
  type BackupKind,
} from '@apoti/contract';
import { BackupProblem } from './backup-problem';
import { keepIndex, readIndex, type Beginning } from './index-file';
import { parseBackupName, type NamedAt } from './names';
import { backupsFolder, DATABASE_FILES } from './places';
import { readManifest } from './read-archive';

/** What archives that were opened say at their beginning, by what {@link markOf} tells of them. */
const opened = new Map<string, Promise<Beginning | null>>();

/** The backups that are there, the newest first. */
export async function namedBackups(dataDir: string): Promise<NamedAt[]> {
  const folder = backupsFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const named = names.map(parseBackupName).filter((one) => one !== null);
  return named.sort((one, other) => other.time - one.time);
}

/** When the last backup was made (ms), null when there is none. What is of a time to come a clock has dated that was ahead. */
export async function lastBackupAt(dataDir: string, now: number): Promise<number | null> {
  return (await namedBackups(dataDir)).find(({ time }) => time <= now)?.time ?? null;
}

/** The backups that are there, with what is known of each, the newest first. Only those that the index does not know are opened. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = backupsFolder(dataDir);
  const index = await readIndex(folder);
  const seen = new Map<string, Beginning>();
  const found: Backup[] = [];
  for (const { name, kind, time } of await namedBackups(dataDir)) {
    const known = await stat(join(folder, name)).catch(() => null);
    // It went meanwhile.
    if (known === null) continue;
    const mark = `${name} ${known.size} ${known.mtimeMs}`;
    const said = index.get(mark) ?? (await open(join(folder, name), mark));
    if (said !== null) seen.set(mark, said);
    const madeAt = new Date(time).toISOString();
    found.push({ name, kind, madeAt, size: known.size, ...factsOf(said) });
  }
  await keepIndex(folder, index, seen);
  return found;
}

/** What is told of an archive; of a damaged one nothing is known. */
function factsOf(said: Beginning | null): Pick<Backup, 'files' | 'by' | 'leavesOutUploads'> {
  return said ?? { files: null, by: '', leavesOutUploads: false };
}

/** What an archive says at its beginning; null when it is damaged. */
async function open(path: string, mark: string): Promise<Beginning | null> {
  const known =
    opened.get(mark) ??
    readManifest(path).then(
      ({ by, leavesOutUploads, files }) => ({
        by,
        leavesOutUploads,
        files: files.filter((file) => !DATABASE_FILES.includes(file.path)).length,
      }),
      () => null,
    );
  opened.set(mark, known);
  return known;
}

/** The path of a backup that is there. @throws BackupProblem */
export async function pathOfBackup(dataDir: string, name: string, missing: string): Promise<string> {
  const isThere = (await namedBackups(dataDir)).some((one) => one.name === name);
  if (!isThere) throw new BackupProblem(missing);
  return join(backupsFolder(dataDir), name);
}

/** Removes a backup. */
export async function deleteBackup(dataDir: string, name: string): Promise<void> {
  await rm(join(backupsFolder(dataDir), name), { force: true });
}

/** How many are kept, of each kind that drives out no other. */
const limits: readonly { of: (kind: BackupKind) => boolean; kept: number }[] = [
  { of: (kind) => kind === 'manual', kept: BACKUPS_KEPT_BY_HAND },
  { of: (kind) => kind === 'before-restore', kept: BACKUPS_KEPT_BEFORE_RESTORE },
  { of: (kind) => kind !== 'manual' && kind !== 'before-restore', kept: BACKUPS_KEPT },
];

/**
 * Removes the oldest of those that are beyond the number to keep; to be called once a newer one is there. Never one of `spared`: what
 * is being restored, and what was just made, which by a clock that is late is the oldest. Says which.
 */
export async function removeOldBackups(dataDir: string, ...spared: readonly string[]): Promise<string[]> {
  const all = await namedBackups(dataDir);
  const beyond = limits.flatMap(({ of, kept }) => all.filter(({ kind }) => of(kind)).slice(kept));
  const old = beyond.map(({ name }) => name).filter((name) => !spared.includes(name));
  for (const name of old) await deleteBackup(dataDir, name);
  return old;
}
