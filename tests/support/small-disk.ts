import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Bytes that a disk takes at once, the largest first: at last it takes not even one page. */
const PIECES = [1_048_576, 4_096];

/** A disk that can be full: a small one of its own where we may mount one, else processes that may write nothing to files. */
export class SmallDisk {
  private constructor(
    /** A folder on it; undefined where there is no such disk. */
    readonly folder: string | undefined,
  ) {}

  static make(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'));
    if (run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
      const disk = new SmallDisk(folder);
      process.once('exit', () => disk.remove());
      return disk;
    }
    rmSync(folder, { recursive: true });
    return new SmallDisk(undefined);
  }

  /** Leaves no room for anybody, or for these processes. */
  fill(pids: readonly number[]): void {
    if (this.folder === undefined) return limit(pids, '0:');
    for (const size of PIECES) {
      const piece = Buffer.alloc(size);
      for (let isFull = false; !isFull;) {
        try {
          appendFileSync(join(this.folder, 'filler'), piece);
        } catch {
          isFull = true;
        }
      }
    }
  }

  /** There is room again. */
  free(pids: readonly number[]): void {
    if (this.folder === undefined) limit(pids, 'unlimited:');
    else rmSync(join(this.folder, 'filler'), { force: true });
  }

  remove(): void {
    if (this.folder === undefined) return;
    run('umount', '-l', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function limit(pids: readonly number[], size: string): void {
  for (const pid of pids) {
    if (!run('prlimit', '--pid', String(pid), `--fsize=${size}`))
      throw new Error(`Process ${pid} could not be limited`);
  }
}

/** Lets nobody write into a folder, root neither, until the returned function is called. */
export function withoutWriting(folder: string): () => void {
  if (run('mount', '--bind', folder, folder)) {
    run('mount', '-o', 'remount,bind,ro', folder);
    return () => void run('umount', '-l', folder);
  }
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o555);
    return () => chmodSync(folder, 0o755);
  }
  // Root without the right to mount: something else lies in the folder's place.
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, '');
  return () => {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  };
}
