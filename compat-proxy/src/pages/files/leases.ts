import { mkdir, readdir, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Every moment of so many ms has a name of its own: a time in seconds with one digit behind the point. */
const MOMENT_MS = 100;
/** A moment that has passed keeps its name so long, in moments: a busy balancer's clock is a little late. */
const KEPT_MOMENTS = 3;

const nameOf = (moment: number) => `${Math.floor(moment / 10)}.${moment % 10}`;

/** The code of a failed call of the file system. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * The names of moments, each a link to the pages of whoever vouches for them in that moment. A balancer looks for the name of the
 * present one: without it there are no pages. Each name is given once, to the first who asks for it, so that several proxies
 * share a folder; a dead or hanging one gets none any more.
 */
export class Leases {
  private next = 0;
  private held: number[] = [];

  /** @param target where the links lead, from the folder */
  constructor(
    private readonly folder: string,
    private readonly target: string,
  ) {}

  /** Takes the moments from `now` (in ms) on that nobody has, so many ahead, and clears away those that have passed. */
  async renew(now: number, ahead: number): Promise<void> {
    const present = Math.floor(now / MOMENT_MS);
    // After a clock has been set back, what was ahead is no guide any more.
    const from = this.next > present + 2 * ahead + 1 ? present : Math.max(this.next, present);
    const end = present + ahead;
    this.next = Math.max(from, end + 1);
    await mkdir(this.folder, { recursive: true });
    for (let moment = from; moment <= end; moment += 1) await this.take(moment);
    this.held = this.held.filter((moment) => moment >= present - KEPT_MOMENTS);
    await this.clear(present - KEPT_MOMENTS);
  }

  /** Gives back what it holds: from now on nobody is led to its pages. */
  async release(): Promise<void> {
    const held = this.held;
    this.held = [];
    await Promise.all(held.map((moment) => this.remove(nameOf(moment))));
  }

  private async take(moment: number): Promise<void> {
    try {
      await symlink(this.target, join(this.folder, nameOf(moment)));
      this.held.push(moment);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }

  private async clear(before: number): Promise<void> {
    const names = await readdir(this.folder);
    await Promise.all(names.filter((name) => Number(name) * 10 < before).map((name) => this.remove(name)));
  }

  private async remove(name: string): Promise<void> {
    await unlink(join(this.folder, name)).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }
}
