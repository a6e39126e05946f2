import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind, BackupManifest, BackupWork } from '@apoti/contract';
import { objectStoreSettings } from '@apoti/contract/object-store/settings';
import { productRelease } from '../settings/release';
import { checkCopy, databaseOf, type BackupDatabase } from './backup-database';
import { BackupProblem } from './backup-problem';
import { flushFolder } from './flush';
import { requireRoom } from './free-room';
import { linkFiles, type Linked } from './link-files';
import { backupName } from './names';
import { backupsFolder, DATABASE_FILES } from './places';
import { readArchive } from './read-archive';
import { roomForArchive, roomForBackup } from './room-for-backup';
import { openWork } from './unfinished';
import { describeFiles, writeArchive } from './write-archive';

/** So often the database is copied again because a file got another content meanwhile; then the later content counts. */
const MOST_COPIES = 5;

export type OnStep = (step: BackupWork['step'], done: number) => void;

type Wish = {
  dataDir: string;
  /** Whose database and files go in, where that is not the data folder. */
  of?: string;
  /** The database, where that is not the one of `of`. */
  database?: BackupDatabase;
  kind: BackupKind;
  by: string;
  time: number;
  signal: AbortSignal;
  onStep: OnStep;
};

/**
 * Makes a backup while the product runs: a copy of the database of one moment and the files of that moment, in one archive
 * that gets its name once every byte of it was read again. Says the name. @throws BackupProblem
 */
export async function makeBackup({ dataDir, of = dataDir, database = databaseOf(of), ...wish }: Wish): Promise<string> {
  const { kind, by, time, signal, onStep } = wish;
  if (!(await database.isThere())) throw new BackupProblem('There is no database to back up yet.');
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { work, close } = await openWork(folder);
  try {
    onStep('copying', 0);
    const paths = await takeSnapshot({ of, database, work, signal });
    onStep('copying', 0.5);
    const files = await describeFiles(work, paths, signal);
    const made = { release: productRelease(), leavesOutUploads: objectStoreSettings(process.env) !== null };
    const manifest: BackupManifest = { format: 1, kind, madeAt: new Date(time).toISOString(), by, ...made, files };
    const total = files.reduce((sum, { size }) => sum + size, 0);
    await requireRoom(folder, roomForArchive(total, files.length));
    const archive = join(work, 'archive');
    await writeArchive({ folder: work, manifest, to: archive, signal, onBytes: counter(total, onStep, 'writing') });
    // Its room is what the check unpacks the database to.
    await rm(join(work, database.file));
    await checkArchive(archive, join(work, 'check'), { signal, onBytes: counter(total, onStep, 'checking') });
    const name = backupName(kind, time);
    await rename(archive, join(folder, name));
    flushFolder(folder);
    return name;
  } finally {
    await close();
  }
}

/** Tells of the part of so many bytes that is done. */
export function counter(total: number, onStep: OnStep, step: BackupWork['step']): (count: number) => void {
  let done = 0;
  onStep(step, 0);
  return (count) => {
    done += count;
    onStep(step, total === 0 ? 1 : Math.min(done / total, 1));
  };
}

type Looking = { signal: AbortSignal; onBytes: (count: number) => void };

/** Looks through a whole archive, its database as well, for which `folder` is used. @throws BackupProblem */
export async function checkArchive(archive: string, folder: string, looking: Looking): Promise<BackupManifest> {
  const isDatabase = (path: string) => DATABASE_FILES.includes(path);
  const manifest = await readArchive(archive, { ...looking, folder, isWritten: isDatabase });
  const database = manifest.files.map(({ path }) => path).find(isDatabase);
  if (database === undefined) throw new BackupProblem('There is no database in it.');
  await checkCopy(folder, database);
  await rm(folder, { recursive: true, force: true });
  return manifest;
}

type Sources = { of: string; database: BackupDatabase; work: string; signal: AbortSignal };

/**
 * The database and the files of one moment. What is uploaded or deleted in between is there all the same; what waits to be put
 * in its place is there too, and finds it when the CMS starts with it.
 */
async function takeSnapshot({ of, database, work, signal }: Sources): Promise<string[]> {
  const copy = join(work, database.file);
  await requireRoom(work, await roomForBackup(of, work, await database.size()));
  const linked: Linked = new Map();
  await linkFiles(of, work, linked, signal);
  for (let times = 1; ; times += 1) {
    signal.throwIfAborted();
    await database.copy(copy, signal);
    const isChanged = await linkFiles(of, work, linked, signal);
    if (!isChanged || times === MOST_COPIES) return [database.file, ...[...linked.keys()].sort()];
    await rm(copy);
  }
}
