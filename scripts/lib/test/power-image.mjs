import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nothing is written to the device by the file system itself, unasked, in the first minutes. */
const MAKE = ['-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0,lazy_journal_init=0'];

/**
 * Less forgiving than a disk usually is: a file that took another one's name, or was begun anew, is not written for that alone, and what
 * is known of a file may be kept before what is in it.
 */
const MOUNT = ['-o', 'loop,noauto_da_alloc,data=writeback'];

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? null : `${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`;
}

/** A file that is a disk with an empty file system on it. Gives what went wrong. @param {string} image @param {number} megabytes */
export function makeImage(image, megabytes) {
  const file = openSync(image, 'wx');
  ftruncateSync(file, megabytes * 1024 * 1024);
  closeSync(file);
  return run('mkfs.ext4', [...MAKE, image]);
}

/** Gives what went wrong. @param {string} image @param {string} folder */
export const mountImage = (image, folder) => run('mount', [...MOUNT, image, folder]);

/** Gives what went wrong. @param {string} folder */
export const unmount = (folder) => run('umount', [folder]);

/** Whether a disk can be had here whose power is cut (tests/support/power-disk.ts): root may, on Linux, outside most containers. */
export function canCutPower() {
  if (process.getuid?.() !== 0 || !existsSync('/dev/loop-control')) return false;
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  try {
    const image = join(folder, 'image');
    if (makeImage(image, 4) !== null || mountImage(image, folder) !== null) return false;
    return unmount(folder) === null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
