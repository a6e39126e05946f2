import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { flushFolder } from '../backups/flush';
import { isOfThisDatabase } from '../backups/postgres/connect';

/** `begun`: the database is being changed. `done`; or `undone`: it is as it was before. `database`: which one, since a later release. */
const noteSchema = z.object({
  state: z.enum(['begun', 'done', 'undone']),
  at: z.iso.datetime(),
  database: z.string().optional(),
});
export type UpgradeNote = z.infer<typeof noteSchema>;

/** Where the database waits as it was before the last upgrade. */
export function upgradeFolder(dataDir: string): string {
  return join(dataDir, 'upgrade');
}

const noteFile = (dataDir: string) => join(upgradeFolder(dataDir), 'note.json');

/** How far the last upgrade is; null when there was none. */
export function readUpgrade(dataDir: string): UpgradeNote | null {
  const file = noteFile(dataDir);
  return existsSync(file) ? noteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** What a restore has put in the database's place is not replaced by what an upgrade had put aside. */
export function giveUpUpgrade(dataDir: string): void {
  const note = readUpgrade(dataDir);
  if (note?.state === 'begun' && isOfThisDatabase(note)) noteUpgrade(dataDir, { ...note, state: 'undone' });
}

/** Notes how far it is: whole or not at all, and on the disk when it returns. */
export function noteUpgrade(dataDir: string, note: UpgradeNote): void {
  const folder = upgradeFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = openSync(`${noteFile(dataDir)}.half`, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(note)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${noteFile(dataDir)}.half`, noteFile(dataDir));
  flushFolder(folder);
}

/**
 * Says while the database is put aside that this takes as long as it takes, to whoever watches over the start. A file of its own: an earlier
 * version, which may run again if this is broken off, knows no such state. One that a kill has left goes with the next upgrade.
 */
export async function noteWhileCopying(dataDir: string, copy: () => Promise<unknown>): Promise<void> {
  const file = join(upgradeFolder(dataDir), 'copying.json');
  writeFileSync(file, JSON.stringify({ state: 'copying' }), { mode: 0o600 });
  try {
    await copy();
  } finally {
    rmSync(file, { force: true });
  }
}
