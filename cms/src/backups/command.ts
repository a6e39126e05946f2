import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataDir } from '../settings/data-dir';
import { otherDatabase } from '../starting/database-note';
import { holdDataFolder } from '../starting/hold-data-folder';
import { BackupProblem, problemText } from './backup-problem';
import { listBackups, pathOfBackup, removeOldBackups } from './list-backups';
import { makeBackup, type OnStep } from './make-backup';
import { toldOfGone } from './names';
import { prepareRestore } from './prepare-restore';
import { contentPlace } from './postgres/connect';
import { requireRest } from './postgres/tables-aside';
import { readNote, writeNote } from './restore-note';
import { switchOver } from './switch-over';
import { giveUpUpgrade } from '../upgrades/upgrade-note';

/** `npm run backup` and `npm run restore` run this: `make`, `list`, or `restore` with the name of a backup or the path of an archive. */
const [action, given = ''] = process.argv.slice(2);
const BY = 'npm run backup';

const say = (line: string) => void process.stdout.write(`${line}\n`);

let last = '';
/** A line a step. */
const onStep: OnStep = (step) => {
  if (step !== last) say(`  ${step} …`);
  last = step;
};
const parts = { dataDir: dataDir(), signal: new AbortController().signal, onStep };

async function make(): Promise<void> {
  requireOwnDatabase();
  const name = await makeBackup({ ...parts, kind: 'manual', by: BY, time: Date.now() });
  const gone = await removeOldBackups(parts.dataDir, name);
  say(`Written and checked: ${await pathOfBackup(parts.dataDir, name, '')}`);
  if (gone.length > 0) say(toldOfGone(gone));
}

async function list(): Promise<void> {
  const backups = await listBackups(parts.dataDir);
  if (backups.length === 0) say('There are no backups yet.');
  for (const { name, size, files } of backups) {
    say(`${name}  ${(size / 1e6).toFixed(1)} MB  ${files === null ? 'damaged' : `${files} files`}`);
  }
}

async function restore(): Promise<void> {
  requireOwnDatabase();
  const isFile = existsSync(given) && statSync(given).isFile();
  const missing = `There is no file and no backup called ${given}; npm run backup -- list names the backups.`;
  const archive = isFile ? resolve(given) : await pathOfBackup(parts.dataDir, given, missing);
  const place = contentPlace();
  if (place === null) takeFolder(parts.dataDir);
  else await requireRest(place);
  await prepareRestore({ ...parts, archive, by: BY, now: Date.now() });
  takeIt(parts.dataDir);
  giveUpUpgrade(parts.dataDir);
  say('Restored. What was there before becomes a backup at the next npm start.');
}

/** Without DATABASE_URL it would be the file that SQLite had before a move. */
function requireOwnDatabase(): void {
  const other = otherDatabase(parts.dataDir);
  if (other !== null) throw new BackupProblem(`${other.what} ${other.todo} Nothing was changed.`);
}

/** A CMS that runs by itself, without `npm start`, would write on into what is exchanged. */
function takeFolder(dataDir: string): void {
  try {
    holdDataFolder(dataDir);
  } catch (error) {
    throw new BackupProblem(error instanceof Error ? error.message : String(error));
  }
}

/** What does not go now is given up: no later start is to be surprised by it. */
function takeIt(dataDir: string): void {
  try {
    switchOver(dataDir);
  } catch (error) {
    const note = readNote(dataDir);
    if (note?.state === 'ready') writeNote(dataDir, { ...note, state: 'undone', reason: problemText(error) });
    throw error;
  }
}

const actions: Record<string, () => Promise<void>> = { make, list, restore };

async function main(): Promise<void> {
  const work = actions[action ?? ''];
  if (work === undefined) throw new BackupProblem('There are only make, list and restore.');
  await work();
}

main().catch((error: unknown) => {
  if (!(error instanceof BackupProblem)) console.error(error);
  console.error(`\n${problemText(error)}`);
  process.exitCode = 1;
});
