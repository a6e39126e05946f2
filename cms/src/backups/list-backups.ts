import { readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS_KEPT, BACKUPS_KEPT_BY_HAND, type Backup, type BackupKind, type BackupManifest } from '@apoti/contract';
import { BackupProblem } from './backup-problem';
import { sizeOf } from './free-room';
import { parseBackupName, type NamedAt } from './names';
import { backupsFolder, DATABASE_FILE } from './places';
import { readManifest } from './read-archive';

type Beginning = Pick<BackupManifest, 'by'> & { files: number };

/** What archives say at their beginning, by path and size: they do not change. */
const beginnings = new Map<string, Promise<Beginning | null>>();

/** The backups that are there, the newest first. */
export async function namedBackups(dataDir: string): Promise<NamedAt[]> {
  const folder = backupsFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const named = names.map(parseBackupName).filter((one) => one !== null);
  return named.sort((one, other) => other.time - one.time);
}

/** The backups that are there, with what is known of each, the newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const found: Backup[] = [];
  for (const { name, kind, time } of await namedBackups(dataDir)) {
    const path = join(backupsFolder(dataDir), name);
    const size = await sizeOf(path);
    const said = await beginningOf(path, size);
    const madeAt = new Date(time).toISOString();
    found.push({ name, kind, madeAt, size, files: said?.files ?? null, by: said?.by ?? '' });
  }
  return found;
}

async function beginningOf(path: string, size: number): Promise<Beginning | null> {
  const key = `${size} ${path}`;
  const known =
    beginnings.get(key) ??
    readManifest(path).then(
      ({ by, files }) => ({ by, files: files.filter((file) => file.path !== DATABASE_FILE).length }),
      () => null,
    );
  beginnings.set(key, known);
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

const byHand: readonly BackupKind[] = ['manual', 'before-restore'];

/** Removes the oldest of those that are beyond the number to keep; to be called once a newer one is there. Says which. */
export async function removeOldBackups(dataDir: string): Promise<string[]> {
  const all = await namedBackups(dataDir);
  const scheduled = all.filter(({ kind }) => !byHand.includes(kind)).slice(BACKUPS_KEPT);
  const wished = all.filter(({ kind }) => byHand.includes(kind)).slice(BACKUPS_KEPT_BY_HAND);
  const old = [...scheduled, ...wished].map(({ name }) => name);
  for (const name of old) await deleteBackup(dataDir, name);
  return old;
}
