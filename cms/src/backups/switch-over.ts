import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoreNote } from '@apoti/contract';
import { flushFolder } from './flush';
import { DATABASE_FILE, restoreFolder } from './places';
import { readNote, writeNote } from './restore-note';

/** What is moved: the database with what SQLite keeps beside it, which belongs to that very file, and the uploads. */
const names = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, 'public'];

/** So often a start is tried with what was restored before what was there is put back. */
const MOST_STARTS = 3;
const NO_START = 'The CMS did not start with it, so everything was put back as it was.';

/**
 * Puts an unpacked backup in the place of what is there, and what is there aside. It runs before the database is opened, and
 * goes on where it was broken off: each step is a rename, and a note says which steps are done. When the CMS does not get to
 * its feet with what was restored, everything goes back to its place.
 */
export function switchOver(dataDir: string): void {
  for (;;) {
    const note = readNote(dataDir);
    const next = note === null ? null : step(dataDir, note);
    if (next === null) return;
    writeNote(dataDir, next);
    // One that is in its place is to be started now.
    if (next.state === 'switched') return;
  }
}

/** Does the next thing, and says how far it is then; null when there is nothing to do. */
function step(dataDir: string, note: RestoreNote): RestoreNote | null {
  const at = (folder: string) => join(restoreFolder(dataDir), folder);
  switch (note.state) {
    case 'ready':
      moveAll(dataDir, at('old'));
      return { ...note, state: 'moving' };
    case 'moving':
      moveAll(at('new'), dataDir);
      return { ...note, state: 'switched', starts: 1 };
    case 'switched':
      if (note.starts < MOST_STARTS || !hasReplaced(dataDir)) return { ...note, starts: note.starts + 1 };
      moveAll(dataDir, at('failed'));
      return { ...note, state: 'undoing' };
    case 'undoing':
      moveAll(at('old'), dataDir);
      rmSync(at('failed'), { recursive: true, force: true });
      rmSync(at('old'), { recursive: true, force: true });
      return { ...note, state: 'undone', reason: NO_START };
    default:
      return null;
  }
}

/** Moves what is there; what was moved before an end in the middle is in its place already. */
function moveAll(from: string, to: string): void {
  // Everything was put back, but for the note of it.
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of names.filter((one) => existsSync(join(from, one)))) {
    const [source, target] = [join(from, name), join(to, name)];
    if (existsSync(target)) giveWay(source, target);
    if (existsSync(source)) renameSync(source, target);
  }
  flushFolder(from);
  flushFolder(to);
}

/** A folder without any file in it, which the proxy and Strapi make where there is none, gives way to the real one. */
function giveWay(source: string, target: string): void {
  const empty = [source, target].find(isWithoutFiles);
  if (empty === undefined) throw new Error(`${target} is in the way of a restore`);
  rmSync(empty, { recursive: true });
}

function isWithoutFiles(path: string): boolean {
  if (!statSync(path).isDirectory()) return false;
  return readdirSync(path, { recursive: true, withFileTypes: true }).every((entry) => entry.isDirectory());
}

/** Whether what the restore keeps of a database is there. */
export function hasReplaced(dataDir: string): boolean {
  return existsSync(join(restoreFolder(dataDir), 'old', DATABASE_FILE));
}
