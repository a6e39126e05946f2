import { stat, statfs } from 'node:fs/promises';
import { isRecord } from '../store/from-strapi';
import { BackupProblem } from './backup-problem';

/** What must stay free, so that the product itself goes on, in bytes. */
const RESERVE = 64 * 1024 * 1024;
const MB = 1024 * 1024;

/** Bytes that are free in a folder. */
export async function freeRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws BackupProblem when so many bytes more would fill the disk */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeRoom(folder);
  if (free >= bytes + RESERVE) return;
  const inMb = (count: number) => `${Math.ceil(count / MB).toLocaleString('en-GB')} MB`;
  throw new BackupProblem(
    `There is not enough room on the disk: ${inMb(bytes + RESERVE)} are needed, ${inMb(free)} are free.`,
  );
}

/** Bytes of a file; 0 when there is none. */
export async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return 0;
    throw error;
  }
}
