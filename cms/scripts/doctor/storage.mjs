import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./finding.mjs').Finding} Finding */

/** With less room, uploads and backups will soon fail: what the Dashboard warns of, too. */
const LITTLE_ROOM = 2 * 1024 ** 3;
/** Folders of the data folder that are written to, where they are there; the first one must be. */
const written = ['public/uploads', 'backups', 'outbox', 'logs', 'sessions', 'snapshots', 'visits', 'reports'];

/**
 * The place of the data, as it is found.
 * @typedef {object} Storage
 * @property {string} dataDir
 * @property {number} freeBytes
 * @property {{ name: string, isThere: boolean, isWritable: boolean }[]} folders `name` counts from the data folder
 */

/** @param {string} dataDir @returns {Storage} */
export function readStorage(dataDir) {
  const { bavail, bsize } = statfsSync(dataDir);
  const folders = ['.', ...written].map((name) => {
    const path = join(dataDir, name);
    return { name, isThere: isThere(path), isWritable: isWritable(path) };
  });
  return { dataDir, freeBytes: bavail * bsize, folders };
}

/** What lies in a folder that this user may not enter is not missing. @param {string} path */
function isThere(path) {
  try {
    statSync(path);
    return true;
  } catch (error) {
    return !['ENOENT', 'ENOTDIR'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
  }
}

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {Storage} storage @returns {Finding[]} */
export function judgeStorage({ dataDir, freeBytes, folders }) {
  /** @type {Finding[]} */
  const findings = [];
  if (freeBytes < LITTLE_ROOM) {
    const what = `Only ${(freeBytes / 1024 ** 3).toFixed(1)} GB are free where ${dataDir} is.`;
    findings.push({ check: 'storage', what, todo: 'Make room: see “The disk is full” in docs/operations.md.' });
  }
  for (const { name, isThere, isWritable: may } of folders) {
    const path = join(dataDir, name);
    if (isThere && !may) {
      const todo = 'Give it to the user that runs the product (chown -R), or run this as that user.';
      findings.push({ check: 'storage', what: `The folder ${path} cannot be written.`, todo });
    }
    if (!isThere && name === written[0]) {
      const todo = 'Restore a backup: npm run restore -- <name>; npm start makes an empty one.';
      findings.push({ check: 'storage', what: `The folder of the uploads, ${path}, is missing.`, todo });
    }
  }
  return findings;
}
