import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoreNote } from '@apoti/contract';
import { BackupProblem } from './backup-problem';
import { DATABASE_FILE, restoreFolder, SCRIPT_FILE } from './places';
import { contentPlace } from './postgres/connect';
import { asideOf } from './postgres/tables-aside';

/** How a database takes part in a restore, at once and before anything is opened. Each may be done again after an end in the middle. */
export type DatabaseSwitch = {
  /** What a restore has unpacked of it. */
  file: string;
  /** What is moved by renames. */
  names: readonly string[];
  /** Puts what is there aside and the unpacked one in its place. Says where what was there is, if that is no file. */
  replace: (note: RestoreNote) => string;
  putBack: (note: RestoreNote) => void;
  /** Whether there was a database before. */
  hasReplaced: (note: RestoreNote) => boolean;
};

/** The database with what SQLite keeps beside it, which belongs to that very file, and the uploads: renames do all of it. */
function sqliteSwitch(dataDir: string): DatabaseSwitch {
  return {
    file: DATABASE_FILE,
    names: [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, 'public'],
    replace: () => '',
    putBack: () => undefined,
    hasReplaced: () => existsSync(join(restoreFolder(dataDir), 'old', DATABASE_FILE)),
  };
}

/** PostgreSQL's tables are loaded and moved in one transaction, the uploads by renames after it. */
function postgresSwitch(dataDir: string): DatabaseSwitch {
  return {
    file: SCRIPT_FILE,
    names: ['public'],
    replace: (note) => {
      const aside = asideOf(note);
      const moved = askPostgres('replace', aside, join(restoreFolder(dataDir), 'new', SCRIPT_FILE));
      return Number(moved) > 0 ? aside : '';
    },
    putBack: (note) => void askPostgres('back', asideOf(note), ''),
    hasReplaced: ({ aside }) => aside !== '',
  };
}

/** How the database of the settings takes part. */
export function switchOf(dataDir: string): DatabaseSwitch {
  return contentPlace() === null ? sqliteSwitch(dataDir) : postgresSwitch(dataDir);
}

/** Whether what a restore has put aside of a database is still there. */
export function hasReplaced(dataDir: string, note: RestoreNote): boolean {
  return existsSync(join(restoreFolder(dataDir), 'old')) && switchOf(dataDir).hasReplaced(note);
}

/** Settings are read at once, and a server is asked in turns: so another process asks it. Gives what it says. */
export function askPostgres(...args: string[]): string {
  const run = spawnSync(process.execPath, [join(__dirname, 'postgres', 'switch-command.js'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.status !== 0)
    throw new BackupProblem(
      `PostgreSQL did not take it: ${run.error?.message ?? run.stderr.trim()} Nothing was changed.`,
    );
  return run.stdout.trim();
}
