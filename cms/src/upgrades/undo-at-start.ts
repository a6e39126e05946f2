import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contentPlace } from '../backups/postgres/connect';
import { undoUpgrade } from './undo-upgrade';
import { readUpgrade } from './upgrade-note';

/**
 * Before a start opens anything: undoes an upgrade that was broken off. Where another CMS of the same database and folder is in the
 * midst of it (`starting/one-start.ts`), it waits until that one stands or has ended. @throws Error where it cannot be undone
 */
export function undoAtStart(dataDir: string): void {
  if (readUpgrade(dataDir)?.state !== 'begun') return;
  if (contentPlace() === null) return undoUpgrade(dataDir);
  const { status } = spawnSync(process.execPath, [join(__dirname, 'undo-command.js')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('An upgrade that was broken off could not be undone. The reason stands above.');
}
