import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeImage, mountImage, unmount } from '../../scripts/lib/test/power-image.mjs';

/** How often it is tried again to take a copy while nothing is written, or to unmount what the dead have not let go of yet. */
const TURNS = 100;
const TURN_MS = 50;

function must(wrong: string | null): void {
  if (wrong !== null) throw new Error(wrong);
}

/** The device on which a folder is mounted, such as `loop0`. */
function deviceOf(folder: string): string {
  const line = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .find((one) => one.split(' ')[4] === folder);
  const [, source] = line?.split(' - ')[1]?.split(' ') ?? [];
  if (source === undefined) throw new Error(`Nothing is mounted on ${folder}`);
  return basename(source);
}

/** How many writes a device has taken, and how many are under way. */
function writesOf(device: string): string {
  const figures = readFileSync(`/sys/block/${device}/stat`, 'utf8').trim().split(/\s+/);
  return [figures[4], figures[8]].join(' ');
}

/**
 * A disk of its own from which the power can be taken. What processes have written and not flushed is in the system's memory alone; a cut
 * leaves what the device has. (What a device has taken it keeps: caches of disks are not played.)
 */
export class PowerDisk {
  private cuts = 0;
  private readonly endWithUs = () => this.remove();

  private constructor(
    private readonly base: string,
    /** Where it is mounted. */
    readonly folder: string,
  ) {}

  static make(megabytes: number): PowerDisk {
    // Not below the folder of a run, which others cannot enter: PostgreSQL never runs as root.
    const base = mkdtempSync('/tmp/power-');
    chmodSync(base, 0o755);
    const disk = new PowerDisk(base, join(base, 'disk'));
    mkdirSync(disk.folder);
    must(makeImage(disk.image, megabytes));
    must(mountImage(disk.image, disk.folder));
    process.once('exit', disk.endWithUs);
    return disk;
  }

  /** From now on everything that is there would outlive a cut. */
  settle(): void {
    must(spawnSync('sync', ['-f', this.folder]).status === 0 ? null : `${this.folder} could not be flushed`);
  }

  /** The power goes, and comes back: only what the device has is there. Whoever used the disk has to be dead. */
  async cut(): Promise<void> {
    const before = this.image;
    this.cuts += 1;
    await this.copyStill(before);
    await this.letGo();
    rmSync(before);
    must(mountImage(this.image, this.folder));
  }

  remove(): void {
    process.off('exit', this.endWithUs);
    unmount(this.folder);
    rmSync(this.base, { recursive: true, force: true });
  }

  private get image(): string {
    return join(this.base, `image-${this.cuts}`);
  }

  /** A copy of the device at one moment: the system may write of itself meanwhile, and then it is another moment. */
  private async copyStill(from: string): Promise<void> {
    const device = deviceOf(this.folder);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const before = writesOf(device);
      must(spawnSync('cp', ['--sparse=always', from, this.image]).status === 0 ? null : `${from} could not be copied`);
      if (before.endsWith(' 0') && writesOf(device) === before) return;
      await pause(TURN_MS);
    }
    throw new Error(`${device} is written to all the time`);
  }

  private async letGo(): Promise<void> {
    for (let turn = 1; ; turn += 1) {
      const wrong = unmount(this.folder);
      if (wrong === null) return;
      if (turn === TURNS) throw new Error(wrong);
      await pause(TURN_MS);
    }
  }
}
