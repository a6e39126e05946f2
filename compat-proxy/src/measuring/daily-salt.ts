import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lagosDay, startOfLagosDay } from '@apoti/contract';

const SALT_BYTES = 32;
const DAY_MS = 86_400_000;
const PREFIX = 'salt-';
/** How the name of one begins that is being written. */
const UNFINISHED = 'new-salt-';
/** Clocks of processes differ by less, and none takes longer to write a salt, in ms. */
const NEAR_MS = 60_000;

type Kept = { day: string; until: number; salt: Promise<Buffer> };

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * The random salt of a day in Lagos, the same for all processes on a data folder (mode 600). At midnight it is thrown away:
 * from then on nobody can tell whose visits the day's hashes are, nor that two days' are the same person's. No backup has it.
 */
export class DailySalt {
  private kept: Kept | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly folder: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Throws away what is left of other days, and each day's at its end. */
  async start(): Promise<void> {
    await this.throwAway();
    this.wait();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** The salt of the day on which something is measured, at a time that is now (ms). */
  today(now = this.now()): Promise<Buffer> {
    if (this.kept === null || now >= this.kept.until || now < this.kept.until - DAY_MS) {
      const day = lagosDay(now);
      const salt = this.read(day);
      const kept = { day, until: startOfLagosDay(day) + DAY_MS, salt };
      // The timer does not know of a clock that was set, nor of a machine that slept through midnight.
      if (this.kept !== null) void this.throwAway();
      this.kept = kept;
      // A folder that could not be written may be writable the next time.
      salt.catch(() => {
        if (this.kept === kept) this.kept = null;
      });
    }
    return this.kept.salt;
  }

  /**
   * Deletes the salts of other days. Another process may be past midnight a moment sooner: the salt that it has just made stays, or
   * the two would take everybody for somebody else all day.
   */
  async throwAway(): Promise<void> {
    const now = this.now();
    const day = lagosDay(now);
    if (this.kept?.day !== day) this.kept = null;
    const ours = new Set([day, lagosDay(now + NEAR_MS)].map((one) => PREFIX + one));
    const files = await readdir(this.folder).catch(() => []);
    const old = files.filter((name) => name.startsWith(PREFIX) && !ours.has(name));
    await Promise.all([
      ...old.map((name) => rm(join(this.folder, name), { force: true })),
      ...files.filter((name) => name.startsWith(UNFINISHED)).map((name) => this.throwAwayLeft(name)),
    ]);
  }

  /** One that is being made at this moment becomes today's: only what an end has left behind goes. */
  private async throwAwayLeft(name: string): Promise<void> {
    const path = join(this.folder, name);
    const known = await stat(path).catch(() => null);
    if (known !== null && Math.abs(Date.now() - known.mtimeMs) > NEAR_MS) await rm(path, { force: true });
  }

  private wait(): void {
    const left = startOfLagosDay(lagosDay(this.now())) + DAY_MS - this.now();
    this.timer = setTimeout(() => void this.throwAway().then(() => this.wait()), left);
    this.timer.unref();
  }

  private async read(day: string): Promise<Buffer> {
    const path = join(this.folder, `${PREFIX}${day}`);
    const known = await readFile(path).catch(() => null);
    if (known?.length === SALT_BYTES) return known;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const temporary = join(this.folder, `${UNFINISHED}${randomBytes(6).toString('hex')}.tmp`);
    await writeFile(temporary, randomBytes(SALT_BYTES), { mode: 0o600, flag: 'wx' });
    try {
      // Whole at once, and whichever process is first, all of them take its salt.
      if (known === null) await link(temporary, path);
      else await rename(temporary, path);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
    return readFile(path);
  }
}
