import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { PreparedReply } from '../../http/prepared-reply';
import type { PageShelf } from '../page-cache';
import { canonicalPath } from '../page-path';
import { headerSetOf, tellHeaders } from './header-set';
import { Leases } from './leases';
import { OwnFolder } from './own-folder';
import { isFileable, removePageFiles, writePageFiles } from './page-file';

/** Pause between two looks at what is still vouched for, in ms. */
const BEAT_MS = 200;
/** Nobody vouches for the folder while something that has to go is still in it after so long, in ms: a disk may hang. */
const REMOVAL_MS = 200;
/** So many moments ahead are taken: half a second; fewer while the CMS does not answer, so that a proxy that sees it goes first. */
const AHEAD = { reachable: 5, unreachable: 3 };
/** Pages with other headers than this one's come from the proxy. */
const TYPICAL = '/';

type Parts = {
  folder: string;
  log: FastifyBaseLogger;
  /** Whether the CMS answers. */
  isReachable: () => boolean;
  /** Whether the site is closed for maintenance. */
  isClosed: () => boolean;
};

type Page = { prepared: PreparedReply; validUntil: number };
type Kept = Page & { folder: string };

/**
 * Finished pages as files that a balancer in front serves by itself (decision 0006): in a folder of this process alone, to which
 * its leases lead as long as it lives. What is written and removed follows one another, outside of requests.
 */
export class PageFiles implements PageShelf {
  private readonly own: OwnFolder;
  private readonly leases: Leases;
  private readonly kept = new Map<string, Kept>();
  private work: Promise<void> = Promise.resolve();
  /** Since when each removal waits (monotonic, in ms), the oldest first. */
  private readonly removals: number[] = [];
  private beating: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  private hasWarned = false;

  constructor(private readonly parts: Parts) {
    this.own = new OwnFolder(join(parts.folder, 'by'));
    this.leases = new Leases(join(parts.folder, 'at'), `../by/${this.own.name}`);
  }

  /** Begins. A folder that cannot be written costs the balancer its files, and nobody a page. */
  async start(): Promise<void> {
    this.isRunning = true;
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_MS).unref();
  }

  /** Gives everything back: from now on every page comes from a proxy. */
  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.beating;
    await this.leases.release().catch((error: unknown) => this.warn(error));
    await this.work;
    await this.own.remove().catch((error: unknown) => this.warn(error));
  }

  put(url: string, { prepared, validUntil }: Page): void {
    if (!this.isRunning || this.parts.isClosed() || canonicalPath(url) !== url || !isFileable(prepared)) return;
    const headers = headerSetOf(prepared);
    const page = { prepared, validUntil, folder: join(this.own.path, headers.name) };
    const before = this.kept.get(url);
    if (before !== undefined && before.folder !== page.folder) void this.remove([url]);
    this.kept.set(url, page);
    this.then(async () => {
      // It may have had to go before its turn came.
      if (this.kept.get(url) !== page) return;
      if (url === TYPICAL) await tellHeaders(join(this.parts.folder, 'headers.conf'), headers, this.parts.log);
      await writePageFiles(page.folder, url, prepared);
      this.hasWarned = false;
    }).catch((error: unknown) => {
      this.warn(error);
      void this.remove([url]);
    });
  }

  async remove(urls: readonly string[]): Promise<void> {
    const gone = urls.flatMap((url) => {
      const page = this.kept.get(url);
      this.kept.delete(url);
      return page === undefined ? [] : [{ url, folder: page.folder }];
    });
    if (gone.length === 0) return;
    this.removals.push(performance.now());
    try {
      await this.then(async () => {
        await Promise.all(gone.map(({ url, folder }) => removePageFiles(folder, url)));
        this.removals.shift();
      });
    } catch (error) {
      // The removal goes on being counted as waiting: nobody vouches for this folder again.
      this.parts.log.error(
        { err: error },
        'a file of a page could not be removed; every page comes from the proxy now',
      );
      await this.leases.release().catch((err: unknown) => this.warn(err));
    }
  }

  /** Looks at once whether the pages may still be had, as after every change of the settings. */
  beat(): Promise<void> {
    this.beating ??= this.renew()
      .catch((error: unknown) => this.warn(error))
      .finally(() => (this.beating = null));
    return this.beating;
  }

  private async renew(): Promise<void> {
    if (!this.isRunning) return;
    const now = Date.now();
    const over = [...this.kept].filter(([, { validUntil }]) => validUntil - now <= BEAT_MS);
    void this.remove(over.map(([url]) => url));
    const [waiting = Infinity] = this.removals;
    const isVouchedFor = !this.parts.isClosed() && performance.now() - waiting <= REMOVAL_MS;
    if (!isVouchedFor) return this.leases.release();
    await this.own.touch(now);
    await this.leases.renew(Date.now(), this.parts.isReachable() ? AHEAD.reachable : AHEAD.unreachable);
  }

  /** Does the work when everything before it is done. */
  private then(work: () => Promise<void>): Promise<void> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }

  /** Once until it works again: it is tried several times a second. */
  private warn(err: unknown): void {
    if (!this.hasWarned)
      this.parts.log.warn({ err }, 'files for the balancer cannot be written; pages come from the proxy');
    this.hasWarned = true;
  }
}
