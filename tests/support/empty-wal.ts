import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { places } from './places';

const script = `
  const Sqlite = require('better-sqlite3');
  const file = new Sqlite(process.argv[1]);
  const [{ busy }] = file.pragma('wal_checkpoint(TRUNCATE)');
  file.close();
  process.exit(busy);
`;

/** Leaves SQLite no room of its own beside the file of a data folder: the next write asks the disk for some. */
export function emptyWal(dataDir: string): void {
  const args = ['-e', script, join(dataDir, 'cms.sqlite')];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: places.cms, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The WAL could not be emptied: ${stderr}`);
}
