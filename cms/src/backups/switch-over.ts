import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoreNote } from '@apoti/contract';
import { flushFolder } from './flush';
import { restoreFolder } from './places';
import { contentPlaceName, isOfThisDatabase } from './postgres/connect';
import { isOver, readNote, writeNote } from './restore-note';
import { switchOf, type DatabaseSwitch } from './switch-database';

/** So often a start is tried with what was restored before what was there is put back. */
const MOST_STARTS = 3;
const NO_START = 'The CMS did not start with it, so everything was put back as it was.';
const NOT_TAKEN = 'PostgreSQL did not take it; the log of the CMS says why. Nothing was changed.';
const OTHER_DATABASE = 'It was made ready for another database. Nothing was changed.';

const ofAnother = ({ name, database }: RestoreNote, folder: string) => `
The restore of ${name} into another database is half done: ${database}. DATABASE_URL names ${contentPlaceName()} now, which was not
touched. Name that database once more and start, so that it is ended; if you do not want it any more, move ${folder} away.
`;

/**
 * Puts an unpacked backup in the place of what is there, and what is there aside. It runs before the database is opened, and
 * goes on where it was broken off: each step is a rename or one transaction, and a note says which steps are done. When the CMS does
 * not get to its feet with what was restored, everything goes back to its place. @throws Error where one that is half done is of
 * another database than the settings name by now: neither its files nor its count of starts are this one's
 */
export function switchOver(dataDir: string): void {
  for (;;) {
    const note = readNote(dataDir);
    const next = note === null ? null : stepHere(dataDir, note);
    if (next === null) return;
    writeNote(dataDir, next);
    // One that is in its place is to be started now.
    if (next.state === 'switched') return;
  }
}

/** One that has changed nothing yet is given up where the settings name another database by now. */
function stepHere(dataDir: string, note: RestoreNote): RestoreNote | null {
  if (isOver(note) || isOfThisDatabase(note)) return step(dataDir, note, switchOf(dataDir));
  if (note.state !== 'ready') throw new Error(ofAnother(note, restoreFolder(dataDir)));
  const reason = `It was made ready for the database ${note.database}, and DATABASE_URL names ${contentPlaceName()} now. Nothing was changed.`;
  console.error(`The backup ${note.name} was not restored. ${reason}`);
  return { ...note, state: 'undone', reason };
}

/** Does the next thing, and says how far it is then; null when there is nothing to do. */
function step(dataDir: string, note: RestoreNote, database: DatabaseSwitch): RestoreNote | null {
  const at = (folder: string) => join(restoreFolder(dataDir), folder);
  const move = (from: string, to: string) => moveAll(from, to, database.names);
  switch (note.state) {
    case 'ready': {
      if (!existsSync(join(at('new'), database.file))) return { ...note, state: 'undone', reason: OTHER_DATABASE };
      const aside = replaceDatabase(dataDir, note, database);
      if (aside === null) return { ...note, state: 'undone', reason: NOT_TAKEN };
      try {
        move(dataDir, at('old'));
      } catch (error) {
        // Nothing was moved: the database may not be another one than the files.
        database.putBack(note);
        throw error;
      }
      return { ...note, aside, state: 'moving' };
    }
    case 'moving':
      move(at('new'), dataDir);
      return { ...note, state: 'switched', starts: 1 };
    case 'switched':
      if (note.starts < MOST_STARTS || !database.hasReplaced(note)) return { ...note, starts: note.starts + 1 };
      move(dataDir, at('failed'));
      return { ...note, state: 'undoing' };
    case 'undoing':
      database.putBack(note);
      move(at('old'), dataDir);
      rmSync(at('failed'), { recursive: true, force: true });
      rmSync(at('old'), { recursive: true, force: true });
      return { ...note, state: 'undone', reason: NO_START };
    default:
      return null;
  }
}

/** Null where it has failed so often that it is given up: what is there goes on. @throws what it failed with */
function replaceDatabase(dataDir: string, note: RestoreNote, database: DatabaseSwitch): string | null {
  if (note.starts >= MOST_STARTS) return null;
  try {
    return database.replace(note);
  } catch (error) {
    writeNote(dataDir, { ...note, starts: note.starts + 1 });
    throw error;
  }
}

/** Moves what is there; what was moved before an end in the middle is in its place already. */
function moveAll(from: string, to: string, names: readonly string[]): void {
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
