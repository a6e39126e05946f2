import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When a process began, as the system counts it: with its number it tells the process from every other one. Nothing where the
 * system does not tell.
 * @param {number} pid
 * @param {string} [proc] for tests
 */
export function beganAt(pid, proc) {
  return statOf(pid, proc)[19] || askPs(pid, 'lstart');
}

/**
 * Whether the process with this number that began then still runs.
 * @param {number} pid
 * @param {string} since as {@link beganAt} told; where it told nothing, any process with the number counts
 */
export function isRunning(pid, since) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and is another user's.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  // One that has ended keeps its number until its parent asks for its end.
  if ((statOf(pid)[0] || askPs(pid, 'state')).startsWith('Z')) return false;
  const began = beganAt(pid);
  return began === '' || since === '' || began === since;
}

/** proc(5) from the third field on: behind the name, which may hold anything. @param {number} pid @param {string} [proc] */
function statOf(pid, proc = '/proc') {
  return (
    readOr(join(proc, `${pid}/stat`), '')
      .split(') ')
      .at(-1)
      ?.split(' ') ?? []
  );
}

/** What is known of a process where the system has no /proc (macOS). @param {number} pid @param {'command' | 'lstart' | 'state'} what */
export function askPs(pid, what) {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const said = spawnSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8', timeout: 10_000, env });
  // Nothing at all where there is no ps.
  return String(said.stdout || '').trim();
}

/**
 * What a file holds, or something else where it cannot be read.
 * @param {string} file
 * @param {string} fallback
 */
export function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
