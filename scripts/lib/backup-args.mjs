import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const usage = `npm run backup                       makes a backup, also while the product runs, and says where it is
npm run backup -- list               names the backups
npm run restore -- <file or name>    restores one; the product must not run. What is there becomes a backup itself
The data folder is that of DATA_DIR; with DATABASE_URL the content is PostgreSQL's. A backup is one .tar.gz with the database
and the files of one moment, checked after it was written. Passwords and keys of the environment are not in it. The 10 newest made
by hand are kept, beside 14 of the schedule and 3 that a restore has replaced: older ones go, and it says which.`;

/**
 * What follows `npm run backup --`, or `restore` and what follows `npm run restore --`.
 * @param {string[]} args
 * @returns {{ action: 'make' | 'list' | 'help' } | { action: 'restore', name: string } | undefined} undefined: it means nothing
 */
export function parseBackupArgs(args) {
  const [action = 'make', name, ...more] = args;
  if (args.some((one) => ['--help', '-h', 'help'].includes(one))) return { action: 'help' };
  if (more.length > 0) return undefined;
  if (action === 'restore' && name && !name.startsWith('-')) return { action, name };
  return (action === 'make' || action === 'list') && name === undefined ? { action } : undefined;
}

/**
 * The whole path of an archive that is there, or else the word itself, which may name a backup.
 * @param {string} word
 * @param {string | undefined} typedIn where the person is: npm goes to the repository before it runs a command, and tells by INIT_CWD
 */
export function findArchive(word, typedIn) {
  const paths = [...(typedIn ? [resolve(typedIn, word)] : []), resolve(word)];
  return paths.find((path) => existsSync(path)) ?? word;
}
