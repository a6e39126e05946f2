import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupManifest } from '@apoti/contract';
import { isNewer, productRelease } from '../settings/release';
import { checkCopy, databaseOf } from './backup-database';
import { BackupProblem } from './backup-problem';
import { flushFolder } from './flush';
import { requireRoom } from './free-room';
import { counter, type OnStep } from './make-backup';
import { keepReplacedAlone } from './keep-replaced';
import { asOnlyRestorer, LostTurn } from './only-restorer';
import { DATABASE_FILE, DATABASE_FILES, restoreFolder, SCRIPT_FILE, UPLOADS } from './places';
import { contentPlaceName } from './postgres/connect';
import { readArchive, readManifest } from './read-archive';
import { isRestoring, readNote, writeNote } from './restore-note';
import { uploadsAreVolume } from './uploads-volume';

type Wish = { dataDir: string; archive: string; by: string; now: number; signal: AbortSignal; onStep: OnStep };

/**
 * Unpacks an archive beside what is there and looks through all of it. Only then a note is written, which makes the next
 * start of the CMS take it (see {@link file://./switch-over.ts}); until then nothing has changed. @throws BackupProblem
 */
export function prepareRestore(wish: Wish): Promise<void> {
  return asOnlyRestorer(wish.signal, (signal) => prepare({ ...wish, signal }));
}

async function prepare({ dataDir, archive, by, now, signal, onStep }: Wish): Promise<void> {
  if (isRestoring(dataDir)) throw new BackupProblem(underWay(readNote(dataDir)?.name));
  await refuseVolume(dataDir);
  await keepReplacedAlone({ dataDir, now, signal, onStep, except: basename(archive) });
  const folder = join(restoreFolder(dataDir), 'new');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, UPLOADS), { recursive: true });
  try {
    const manifest = await unpack(archive, folder, signal, onStep);
    // Whose turn is lost writes nothing over what another one has made ready.
    signal.throwIfAborted();
    const { madeAt } = manifest;
    const at = new Date(now).toISOString();
    const wished = { name: basename(archive), madeAt, at, by, database: contentPlaceName() };
    writeNote(dataDir, { ...wished, state: 'ready', reason: '', starts: 0, aside: '' });
  } catch (error) {
    if (!(signal.reason instanceof LostTurn)) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function underWay(name = 'another backup'): string {
  return `The restore of ${name} ends at the next start of the product; after that another one can begin. Nothing was changed.`;
}

/** @throws BackupProblem */
async function refuseVolume(dataDir: string): Promise<void> {
  if (!(await uploadsAreVolume(dataDir))) return;
  throw new BackupProblem(
    'The uploads are a volume of their own, which cannot be exchanged: docs/operations.md says how to restore there. Nothing was changed.',
  );
}

async function unpack(archive: string, folder: string, signal: AbortSignal, onStep: OnStep): Promise<BackupManifest> {
  const said = await readManifest(archive);
  const database = databaseOf('').file;
  refuseNewer(said);
  refuseOther(said, database);
  const total = said.files.reduce((sum, { size }) => sum + size, 0);
  await requireRoom(folder, total);
  const onBytes = counter(total, onStep, 'unpacking');
  const manifest = await readArchive(archive, { folder, isWritten: () => true, signal, onBytes });
  if (!manifest.files.some(({ path }) => path === database)) throw new BackupProblem('There is no database in it.');
  onStep('checking', 0);
  await checkCopy(folder, database);
  for (const path of ['', 'public', UPLOADS]) flushFolder(join(folder, path));
  return manifest;
}

/** @throws BackupProblem for one whose database this release may not know; one of an earlier release is brought to this one at the start */
function refuseNewer({ release }: BackupManifest): void {
  const installed = productRelease();
  if (release === undefined || !isNewer(release, installed)) return;
  throw new BackupProblem(
    `This backup was made by release ${release} of the product, and ${installed} is installed here: install ${release} or a newer one, then restore it. Nothing was changed.`,
  );
}

const names: Readonly<Record<string, string>> = { [DATABASE_FILE]: 'SQLite', [SCRIPT_FILE]: 'PostgreSQL' };

/** @throws BackupProblem for one with a database of the other kind */
function refuseOther({ files }: BackupManifest, wanted: string): void {
  const found = files.map(({ path }) => path).find((path) => DATABASE_FILES.includes(path));
  if (found === undefined || found === wanted) return;
  throw new BackupProblem(
    `This backup was made with ${names[found]}, and this site has its data in ${names[wanted]} (DATABASE_URL): it cannot take it. Nothing was changed.`,
  );
}
