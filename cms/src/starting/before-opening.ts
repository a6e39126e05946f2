import { contentPlace } from '../backups/postgres/connect';
import { askPostgres } from '../backups/switch-database';
import { isRestoring } from '../backups/restore-note';
import { switchOver } from '../backups/switch-over';
import { undoUpgrade } from '../upgrades/undo-upgrade';
import { readUpgrade } from '../upgrades/upgrade-note';
import { takeTurnAtOnce } from './early-turn';

/**
 * Before a start opens anything: what an upgrade has left half done is undone, and a backup that waits to be restored takes its place.
 * Where several CMS have one database and one folder, one alone does it and gets to its feet with it; the others then find it done.
 * @throws Error where it cannot be done
 */
export function beforeOpening(dataDir: string): void {
  const isHalfDone = readUpgrade(dataDir)?.state === 'begun';
  if (!isHalfDone && !isRestoring(dataDir)) return;
  if (contentPlace() !== null) takeTurnAtOnce();
  // What another release has saved in tables that are half changed would go with them.
  if (contentPlace() !== null && isHalfDone) askPostgres('alone');
  undoUpgrade(dataDir);
  switchOver(dataDir);
}
