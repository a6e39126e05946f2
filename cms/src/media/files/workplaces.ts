import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { dataDir } from '../../settings/data-dir';
import { isRecord } from '../../store/from-strapi';
import type { Strapi } from '../../store/strapi';

/** Nobody works in one for so long, in ms: the encoder is ended after twenty minutes. */
const LONGEST_WORK_MS = 60 * 60_000;

/** Whose a workplace is: the machine and the process. */
const NAME = /^(?<machine>[0-9a-f]{16})-(?<pid>\d+)-/;

/** In the folder of all that is ours, so that a start finds what is left; outside of what is served and of what goes into backups. */
const folder = () => join(dataDir(), 'copying');

function textOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/**
 * Where the number of a process means one process alone: this machine since it was switched on, and in it this container since it was
 * started. Two containers may share a name and a folder, and both have a process 1.
 */
const machine = createHash('sha256')
  .update(hostname())
  .update(textOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(textOr(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 16);

/** A new folder for the work on one picture, which nobody else may read. */
export async function newWorkplace(): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  return mkdtemp(join(folder(), `${machine}-${process.pid}-`));
}

/**
 * Takes away what processes have left that were ended in the middle, for it keeps the bytes of pictures that may have been deleted for good.
 * Another CMS may be at work in the same folder: a process of this machine is asked for, and of another one only what is old is taken.
 * Where that is wrong, by a clock that jumps, the copies are made again. What cannot be taken away keeps nobody from the work: it is named
 * once, and tried again.
 */
export async function sweepWorkplaces(strapi: Strapi, now: number): Promise<void> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (!isRecord(error) || error['code'] !== 'ENOENT') warnOnce(strapi, folder(), error);
    return [];
  });
  for (const name of names) {
    const path = join(folder(), name);
    if (!isLeft(name) && !(await isOld(path, now))) continue;
    await rm(path, { recursive: true, force: true }).catch((error: unknown) => warnOnce(strapi, path, error));
  }
}

/** Paths that the log knows of. */
const warned = new Set<string>();

function warnOnce(strapi: Strapi, path: string, cause: unknown): void {
  if (warned.has(path)) return;
  warned.add(path);
  const text = `What an ended process has left of pictures in ${path} cannot be taken away; it is tried again`;
  strapi.log.warn(new Error(text, { cause }));
}

/** Whether its process was one of this machine and has ended. */
function isLeft(name: string): boolean {
  const owner = NAME.exec(name)?.groups;
  return owner?.['machine'] === machine && !isAlive(Number(owner['pid']));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there and somebody else's.
    return isRecord(error) && error['code'] === 'EPERM';
  }
}

async function isOld(path: string, now: number): Promise<boolean> {
  const known = await stat(path).catch(() => null);
  return known !== null && known.mtimeMs < now - LONGEST_WORK_MS;
}
