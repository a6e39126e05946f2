import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { places } from './places';

const script = `
  const Sqlite = require('better-sqlite3');
  const file = new Sqlite(process.argv[1]);
  file.exec('BEGIN EXCLUSIVE');
  process.stdout.write('held');
  process.stdin.on('end', () => { file.exec('ROLLBACK'); file.close(); }).resume();
`;

/** Lets another process hold the SQLite file of a data folder, until the returned function is called. */
export async function lockDatabase(dataDir: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', script, join(dataDir, 'cms.sqlite')], {
    cwd: places.cms,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error('The database could not be held'))),
  ]);
  return async () => {
    child.stdin.end();
    await ended;
  };
}
