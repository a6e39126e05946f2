import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { restoreNoteSchema, type RestoreNote } from '@apoti/contract';
import { flushFolder } from './flush';
import { restoreFolder } from './places';

function noteFile(dataDir: string): string {
  return join(restoreFolder(dataDir), 'note.json');
}

/** How far the last restore is; null when there was none. At once: it is read before anything else runs. */
export function readNote(dataDir: string): RestoreNote | null {
  const file = noteFile(dataDir);
  return existsSync(file) ? restoreNoteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Whether a restore has begun that is not over: what it replaces may be all that there is. */
export function isRestoring(dataDir: string): boolean {
  const note = readNote(dataDir);
  return note !== null && !isOver(note);
}

/** Whether it has come to an end, good or bad. */
export function isOver({ state }: RestoreNote): boolean {
  return state === 'restored' || state === 'undone';
}

/** Notes how far a restore is: whole or not at all, and on the disk when it returns. */
export function writeNote(dataDir: string, note: RestoreNote): void {
  mkdirSync(restoreFolder(dataDir), { recursive: true, mode: 0o700 });
  const file = noteFile(dataDir);
  const handle = openSync(`${file}.half`, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(note, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.half`, file);
  flushFolder(restoreFolder(dataDir));
}
