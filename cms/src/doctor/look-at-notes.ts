import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restoreFolder } from '../backups/places';
import { contentPlaceName, isOfThisDatabase } from '../backups/postgres/connect';
import { isOver, readNote } from '../backups/restore-note';
import { readUpgrade, upgradeFolder } from '../upgrades/upgrade-note';
import type { Finding } from './finding';

/** What a restore or an upgrade has left in another database than the settings name: until it is ended there, no CMS starts. */
export function lookAtNotes(dataDir: string): Finding[] {
  const [upgrade, restore] = [readUpgrade(dataDir), readNote(dataDir)];
  const found: Finding[] = [];
  const tell = (what: string, database = '', folder = '') => {
    const todo = `Name that database in DATABASE_URL and start; or, if you do not want it any more, move ${folder} away.`;
    found.push({ check: 'database', what: `${what} ${database}; DATABASE_URL names ${contentPlaceName()}.`, todo });
  };
  if (upgrade?.state === 'begun' && !isOfThisDatabase(upgrade))
    tell('An upgrade was broken off in another database:', upgrade.database, upgradeFolder(dataDir));
  if (restore === null || isOfThisDatabase(restore)) return found;
  const folder = restoreFolder(dataDir);
  if (!isOver(restore) && restore.state !== 'ready')
    tell(`The restore of ${restore.name} is half done in another database:`, restore.database, folder);
  if (restore.state === 'restored' && existsSync(join(folder, 'old')))
    tell('What a restore has replaced is not a backup yet, and belongs to another database:', restore.database, folder);
  return found;
}
