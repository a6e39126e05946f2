import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '../problem.mjs';

/** Also where the file system is read-only. @param {string} dir */
const ask = (dir) => accessSync(dir, constants.W_OK);

/**
 * A Problem where this user cannot write beside a stamp, told before minutes are spent on what is to stand there.
 * @param {string} stamp
 * @param {{ dir: string, why: string, instead: string }} told why it has to be written, the folder above, and what to do where it stays as it is
 * @param {(dir: string) => void} [mayWrite] for tests
 */
export function requireWritable(stamp, { dir, why, instead }, mayWrite = ask) {
  try {
    mayWrite(existsSync(dirname(stamp)) ? dirname(stamp) : dir);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Problem(
      `${why}, but ${dir} cannot be written by this user (${code}); give it to this user, or ${instead}.`,
    );
  }
}
