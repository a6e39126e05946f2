import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askPs, beganAt, readOr } from './process-identity.mjs';

/** @type {Record<string, string>} */
const remedies = {
  EACCES: 'give it to this user or set DATA_DIR to another folder',
  EPERM: 'give it to this user or set DATA_DIR to another folder',
  EROFS: 'its file system is read-only, mount it for writing or set DATA_DIR to another folder',
  ENOSPC: 'the disk is full, make room or set DATA_DIR to another folder',
  EEXIST: 'a file is in its place, set DATA_DIR to a folder',
  ENOTDIR: 'a part of its path is a file, set DATA_DIR to another folder',
};

/**
 * Makes the data folder, for its owner alone. One sentence when that cannot be done or nothing can be written there.
 * @param {string} dataDir
 * @param {(file: string, text: string) => void} [write] for tests
 * @returns {string | undefined}
 */
export function dataDirProblem(dataDir, write = writeFileSync) {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // An empty file may still find room on a disk that is full.
    write(probe, '\n');
    rmSync(probe);
    // Never a folder that others use too, such as /tmp.
    if (existsSync(join(dataDir, 'secrets.json')) || readdirSync(dataDir).length === 0) chmodSync(dataDir, 0o700);
    return undefined;
  } catch (error) {
    leaveNothing(probe);
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    const remedy = remedies[code ?? ''] ?? 'set DATA_DIR to another folder';
    return `The data folder ${dataDir} cannot be written (${code}); ${remedy}.`;
  }
}

/** What there was no room for. @param {string} probe */
function leaveNothing(probe) {
  try {
    rmSync(probe, { force: true });
  } catch {
    // Nothing could be written there at all.
  }
}

/**
 * One sentence when another start script uses the data folder: two of them writing to one database would harm it.
 * @param {string} dataDir
 * @returns {string | undefined}
 */
export function ownerProblem(dataDir) {
  const owner = ownerOf(dataDir);
  if (owner === undefined) return undefined;
  return `Process ${owner} already runs the product with the data folder ${dataDir}; stop it, or set DATA_DIR.`;
}

/**
 * Notes that this process uses the data folder, and when it began: its number may be another's by the time that the note is read.
 * @param {string} dataDir
 * @returns {() => void} takes the note away
 */
export function claimDataDir(dataDir) {
  const file = join(dataDir, 'start.pid');
  writeFileSync(file, `${process.pid}\n${beganAt(process.pid)}\n`);
  return () => rmSync(file, { force: true });
}

/**
 * Whether a start script that used the data folder was killed: it left its note.
 * @param {string} dataDir
 */
export function wasKilled(dataDir) {
  return existsSync(join(dataDir, 'start.pid')) && ownerOf(dataDir) === undefined;
}

/**
 * The living start script that uses the data folder; a number that another program has by now does not count.
 * @param {string} dataDir
 * @param {{ ping?: (pid: number) => unknown, proc?: string }} [machine] for tests
 * @returns {number | undefined}
 */
export function ownerOf(dataDir, { ping = (pid) => process.kill(pid, 0), proc = '/proc' } = {}) {
  const [noted, since] = readOr(join(dataDir, 'start.pid'), '').split('\n');
  const pid = Number(noted);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  // Where nobody tells what it is, it counts if it is ours.
  let unknown = 'start.mjs';
  try {
    ping(pid);
  } catch (error) {
    // EPERM: it lives, and is another user's.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined;
    unknown = '';
  }
  const command = readOr(join(proc, `${pid}/cmdline`), '') || askPs(pid, 'command') || unknown;
  if (!/(start|dev|backup)\.mjs/.test(command)) return undefined;
  // A note of before says no time.
  const began = since ? beganAt(pid, proc) : '';
  return began === '' || began === since ? pid : undefined;
}
