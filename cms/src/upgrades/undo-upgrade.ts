import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '../backups/flush';
import { DATABASE_FILE, SCRIPT_FILE } from '../backups/places';
import { contentPlace, contentPlaceName, isOfThisDatabase } from '../backups/postgres/connect';
import { askPostgres } from '../backups/switch-database';
import { noteUpgrade, readUpgrade, upgradeFolder, type UpgradeNote } from './upgrade-note';

const UNDONE = `
The data could not be brought from the earlier version of the product to this one. The reason stands above. Nothing was changed:
the database is as it was before. Start the version that ran before; "Upgrade" in docs/operations.md says how.
`;

const ofAnother = ({ database }: UpgradeNote, folder: string) => `
The upgrade of another database was broken off: ${database}. DATABASE_URL names ${contentPlaceName()} now. Nothing was changed.
Name that database once more and start, so that it is put back as it was; if you do not want it any more, move ${folder} away.
`;

/**
 * Puts the database back as it was where an upgrade did not come to its end, by a failure or by the end of the process. It may itself be
 * broken off: it is done again then. @throws Error where the settings name another database by now
 */
export function undoUpgrade(dataDir: string): void {
  const note = readUpgrade(dataDir);
  if (note?.state !== 'begun') return;
  if (!isOfThisDatabase(note)) throw new Error(ofAnother(note, upgradeFolder(dataDir)));
  if (contentPlace() === null) putFileBack(dataDir);
  else askPostgres('reload', '', join(upgradeFolder(dataDir), SCRIPT_FILE));
  noteUpgrade(dataDir, { ...note, state: 'undone' });
  console.error(UNDONE);
}

function putFileBack(dataDir: string): void {
  const [file, half] = [join(dataDir, DATABASE_FILE), join(dataDir, `${DATABASE_FILE}.half`)];
  copyFileSync(join(upgradeFolder(dataDir), DATABASE_FILE), half);
  const handle = openSync(half, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  // What SQLite keeps beside it belongs to the file that goes.
  for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
  renameSync(half, file);
  flushFolder(dataDir);
}
