import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileWhole } from '../http/write-file-whole';
import { starting } from '../limits';

/** So long after a build was replaced its files are still there for tabs that it was loaded into, in ms. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** Of more builds than that the ones that were replaced first go, whatever their age: each is several MB. */
const MOST_OLDER = 5;
/** Names the build that was started last. */
const CURRENT = 'current';
const BUILD = /^\w+$/;
/** A build that is being copied, and how long that takes at the longest, in ms. */
const HALF = /^\w+\.[0-9a-f-]{36}$/;
const HALF_MS = 60 * 60 * 1_000;
const FILE = /^[\w-][\w.-]*$/;

type Parts = { dataDir: string; webDist: string; buildId: string; log: FastifyBaseLogger };

/**
 * The files of this build and of those before it, in the data folder, which outlives a deployment: a page that was loaded before one
 * may ask for its own files afterwards (P20, P31). A folder's time is when its build was replaced.
 */
export class KeptBuilds {
  private readonly folder: string;

  constructor(private readonly parts: Parts) {
    this.folder = join(parts.dataDir, 'builds');
  }

  /** Where a file of any kept build lies; null where it is in none. */
  async find(name: string): Promise<{ root: string; path: string } | null> {
    if (!FILE.test(name)) return null;
    const path = join('assets', name);
    for (const build of await this.builds()) {
      const root = join(this.folder, build);
      if (await exists(join(root, path))) return { root, path };
    }
    return null;
  }

  /** {@link keep}, in a while. Nobody waits for it: pages of this build ask for these files only once another one serves. */
  keepLater(): { settled: () => Promise<void> } {
    let keeping = Promise.resolve();
    const timer = setTimeout(() => (keeping = this.keep()), starting.keepBuildMs).unref();
    const settled = () => {
      clearTimeout(timer);
      return keeping;
    };
    return { settled };
  }

  /** Keeps the files of this build, and lets go of what is too old. Never throws: without it the site goes on. */
  async keep(now = Date.now()): Promise<void> {
    const { buildId, log } = this.parts;
    try {
      await mkdir(this.folder, { recursive: true });
      await this.copy();
      const last = await readFile(join(this.folder, CURRENT), 'utf8').catch(() => buildId);
      // Until now it was the one that pages were loaded from.
      if (last !== buildId && BUILD.test(last)) await touch(join(this.folder, last), now);
      await writeFileWhole(join(this.folder, CURRENT), buildId);
      await this.forget(now);
    } catch (error) {
      log.warn({ err: error }, 'The files of this build are not kept for pages that outlive it');
    }
  }

  private async builds(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => BUILD.test(name) && name !== CURRENT);
  }

  /** All or nothing: several processes may do it at once. */
  private async copy(): Promise<void> {
    const { buildId, webDist } = this.parts;
    const target = join(this.folder, buildId);
    if (await exists(target)) return;
    const temporary = join(this.folder, `${buildId}.${randomUUID()}`);
    try {
      await cp(join(webDist, 'client', 'assets'), join(temporary, 'assets'), { recursive: true });
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    }
  }

  private async forget(now: number): Promise<void> {
    const older = (await this.builds()).filter((build) => build !== this.parts.buildId);
    const found = await Promise.all(older.map(async (build) => ({ build, at: await this.changedAt(build) })));
    // Another process may have let go of one meanwhile.
    const replaced = found.flatMap(({ build, at }) => (at === null ? [] : [{ build, at }]));
    replaced.sort((one, other) => other.at - one.at);
    const gone = replaced.filter(({ at }, place) => place >= MOST_OLDER || now - at > KEPT_MS);
    for (const { build } of gone) await rm(join(this.folder, build), { recursive: true, force: true });
    await this.forgetHalves(now);
  }

  /** What a process that ended in the midst has copied; one that is at it is younger. */
  private async forgetHalves(now: number): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const at = HALF.test(name) ? await this.changedAt(name) : null;
      if (at !== null && now - at > HALF_MS) await rm(join(this.folder, name), { recursive: true, force: true });
    }
  }

  private changedAt(name: string): Promise<number | null> {
    return stat(join(this.folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A build that is gone has no time. */
async function touch(path: string, now: number): Promise<void> {
  if (await exists(path)) await utimes(path, new Date(now), new Date(now));
}
