import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BackupProblem } from './backup-problem';
import type { SqliteWork } from './sqlite-worker';

/** A database in which something is broken, or that is none. */
export class DamagedDatabase extends BackupProblem {}

/** Beside the CMS's own thread, which goes on answering. Says what is wrong; empty when nothing is. */
function inWorker(work: SqliteWork): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'sqlite-worker.js'), { workerData: work });
    worker.once('message', (told: unknown) => resolve(String(told)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The work on the database was broken off')));
  });
}

/** Copies a database while others write to it: the copy has one moment of it, whole. @throws DamagedDatabase */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const told = await inWorker({ copy: from, to });
  if (told !== '') throw new DamagedDatabase(`The database of the site is damaged (${told}).`);
}

/**
 * Looks through a whole database. @throws DamagedDatabase where something in it is broken; BackupProblem where that could not be
 * found out
 */
export async function checkDatabase(file: string): Promise<void> {
  const told = await inWorker({ check: file }).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    throw new BackupProblem(`The database in it cannot be read (${words}).`, { cause: error });
  });
  if (told !== '') throw new DamagedDatabase(`The database in it is damaged (${told}).`);
}
