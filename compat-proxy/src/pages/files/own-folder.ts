import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of a process that has not been seen for so long is cleared away, in ms; each is touched every so often. */
const GONE_MS = 120_000;
const TOUCH_MS = 30_000;

/** The folder of this process among those of others: new at every start, so that it holds nothing that somebody else has made. */
export class OwnFolder {
  readonly name = `${process.pid}-${randomBytes(6).toString('hex')}`;
  private touchedAt = -Infinity;

  /** @param all the folder of the folders */
  constructor(private readonly all: string) {}

  get path(): string {
    return join(this.all, this.name);
  }

  /** Says now and then that this process lives, and clears away what others have left that do not. */
  async touch(now: number): Promise<void> {
    if (Math.abs(now - this.touchedAt) < TOUCH_MS) return;
    this.touchedAt = now;
    await mkdir(this.path, { recursive: true, mode: 0o755 });
    await utimes(this.path, now / 1_000, now / 1_000);
    for (const name of await readdir(this.all)) {
      const path = join(this.all, name);
      // Somebody else may be clearing it away at the same time.
      const found = await stat(path).catch(() => null);
      if (found !== null && now - found.mtimeMs > GONE_MS) await rm(path, { recursive: true, force: true });
    }
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
