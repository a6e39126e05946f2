import type { FastifyBaseLogger } from 'fastify';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  cmsPaths,
  revisionsSchema,
  type Content,
  type FranchiseModel,
  type Placed,
  type Post,
  type Revisions,
  type Seo,
  type Settings,
  type ShownStation,
  type SiteEvent,
  type Team,
} from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import { noSiblings, type Siblings } from '../processes/siblings';
import { ClockWatch } from './clock-watch';
import { KindSource } from './kind-source';
import {
  contentKind,
  eventsKind,
  franchiseKind,
  mediaKind,
  postsKind,
  seoKind,
  settingsKind,
  stationsKind,
  teamKind,
} from './kinds';
import { KnownAccounts } from './known-accounts';

type Standing = KindSource<unknown>['standing'];
type Followed = Pick<KindSource<unknown>, 'load' | 'follow' | 'remake' | 'settled' | 'standing'>;

/** Since when (monotonic, in ms), whether there was a copy of everything on the disk, and the first look at the CMS. */
type Begun = { at: number; loaded: Promise<boolean>; look: Promise<void> };

/**
 * Pause between two looks at the counters, in ms (design: freshness, ≤ 250 ms), of the process that tells its siblings when they
 * have moved; of those, which look by themselves in case it hangs; and after failures.
 */
const POLL_MS = 200;
const TOLD_POLL_MS = 600;
const POLL_FAILED_MS = 500;
/**
 * How long the first look may hold up the start, in ms, and what it gets in any case when loading the rest has taken longer than
 * that: with a copy of everything from the disk, and without (S12). Only a CMS that says nothing costs as much: else a start shows
 * nothing older than was shown before it.
 */
const FIRST_LOOK_MS = { known: { most: 100, least: 10 }, unknown: { most: 300, least: 50 } };

/**
 * Everything that is served from memory, kept fresh by one look at the CMS's counters five times a second. Readers never
 * wait for the CMS.
 */
export class Sources {
  readonly content: KindSource<Content>;
  readonly team: KindSource<Team>;
  readonly posts: KindSource<Post[]>;
  readonly stations: KindSource<ShownStation[]>;
  readonly events: KindSource<SiteEvent[]>;
  readonly franchise: KindSource<FranchiseModel[]>;
  readonly media: KindSource<Placed>;
  readonly seo: KindSource<Seo>;
  readonly settings: KindSource<Settings>;
  /** False from the first failed look until the next good one. */
  reachable = false;
  /** When the first look began that failed since the last good one, in ms; null while the CMS answers. */
  silentSince: number | null = null;
  /** When the CMS last answered a look, in ms; null: not yet. */
  answeredAt: number | null = null;
  /** What the latest look failed of. */
  private outage: unknown = undefined;
  private readonly stopping = new AbortController();
  private polling: Promise<void> = Promise.resolve();
  private looking: Promise<void> = Promise.resolve();
  private revisions: Revisions | null = null;
  private readonly knownAccounts: KnownAccounts;
  /** Whether the CMS answered the latest question for its counters. */
  private isCounted = false;
  private begun: Begun | null = null;
  private readonly clock = new ClockWatch();

  constructor(
    private readonly cms: CmsClient,
    dataDir: string,
    private readonly log: FastifyBaseLogger,
    private readonly siblings: Siblings = noSiblings(),
  ) {
    const parts = { cms, dataDir, log, tell: siblings.tell.bind(siblings) };
    siblings.onTold(() => this.lookNow());
    this.knownAccounts = new KnownAccounts(dataDir, log);
    this.content = new KindSource(contentKind, parts);
    this.team = new KindSource(teamKind, parts);
    this.posts = new KindSource(postsKind, parts);
    this.stations = new KindSource(stationsKind, parts);
    this.events = new KindSource(eventsKind, parts);
    this.franchise = new KindSource(franchiseKind, parts);
    this.media = new KindSource(mediaKind, parts);
    this.seo = new KindSource(seoKind, parts);
    this.settings = new KindSource(settingsKind, parts);
  }

  /**
   * The last change of the accounts (empty as long as the CMS was never seen), and whether the CMS can be asked about them: both as
   * its counters say, whatever becomes of the kinds that are read after them.
   */
  get accounts(): { version: string; canAsk: boolean } {
    return { version: this.knownAccounts.version, canAsk: this.isCounted };
  }

  /** Loads the snapshots and asks the CMS for the first look, while all the rest is still being loaded (S12). */
  begin(): Begun {
    if (this.begun !== null) return this.begun;
    const loaded = this.load();
    this.begun = { at: performance.now(), loaded, look: this.lookNow() };
    return this.begun;
  }

  /**
   * Begins, and comes back when the question is out, so that the CMS answers it while something takes this thread: it is connected in
   * one turn of the event loop, and asked in the next.
   */
  async ask(): Promise<void> {
    this.begin();
    await breathe();
    await breathe();
  }

  private async load(): Promise<boolean> {
    await Promise.all([this.knownAccounts.load(), ...this.all.map((source) => source.load())]);
    return this.all.every((source) => source.standing.source !== 'defaults');
  }

  /** Waits for the snapshots, gives the CMS a moment to answer, and goes on looking until {@link stop}. */
  async start(): Promise<void> {
    const { at, loaded, look } = this.begin();
    const { most, least } = (await loaded) ? FIRST_LOOK_MS.known : FIRST_LOOK_MS.unknown;
    const left = Math.max(least, most - (performance.now() - at));
    await Promise.race([look, pause(left, undefined, { signal: this.stopping.signal }).catch(() => undefined)]);
    this.polling = look.then(() => this.keepLooking());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.polling;
    await this.looking;
    await Promise.all([this.knownAccounts.settled(), ...this.all.map((source) => source.settled())]);
  }

  /** How each kind stands. */
  standing(): Standing[] {
    return this.all.map((source) => source.standing);
  }

  private get all(): Followed[] {
    const { content, team, posts, stations, events, franchise, media, seo, settings } = this;
    return [content, team, posts, stations, events, franchise, media, seo, settings];
  }

  private async keepLooking(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const usual = this.siblings.leads() ? POLL_MS : TOLD_POLL_MS;
      const wait = this.reachable ? usual : POLL_FAILED_MS;
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.clock.wasPutBack()) await this.remakeAll();
      await this.lookNow();
    }
  }

  /** What was made by a clock that was ahead shows posts and events of days that have not come. */
  private async remakeAll(): Promise<void> {
    this.log.warn('the clock was put back; everything that is served is made anew');
    await Promise.all(this.all.map((source) => source.remake()));
  }

  /** One look after the other: what an earlier one has read must not come after a later one. */
  private async lookNow(): Promise<void> {
    this.looking = this.looking.then(() => (this.stopping.signal.aborted ? undefined : this.look()));
    await this.looking;
  }

  private async look(): Promise<void> {
    const began = Date.now();
    try {
      const revisions = await this.count();
      // What the CMS says comes after the copies from the disk, however soon it says so.
      await this.begun?.loaded;
      if (this.siblings.leads() && this.haveMoved(revisions)) void this.siblings.tell();
      const followed = await Promise.allSettled(this.all.map((source) => source.follow(revisions)));
      const failed = followed.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      this.revisions = revisions;
      this.silentSince = null;
      this.answeredAt = Date.now();
      this.setReachable(true);
    } catch (error) {
      this.silentSince ??= began;
      this.setReachable(false, error);
    }
  }

  private async count(): Promise<Revisions> {
    const counting = this.cms.read(revisionsSchema, cmsPaths.revisions, 2_000);
    const counters = await counting.catch((error: unknown) => {
      this.isCounted = false;
      throw error;
    });
    this.knownAccounts.note(counters);
    this.isCounted = true;
    return counters;
  }

  /** Whether anything has changed since the last good look, if there was one. */
  private haveMoved(now: Revisions): boolean {
    return this.revisions !== null && !isDeepStrictEqual(this.revisions, now);
  }

  /** What somebody is told who needs the CMS itself, and not the last good copy, while it does not answer; the log tells why. */
  unreachable(text: string): ApiError {
    const cause = new Error('the CMS does not answer', { cause: this.outage });
    return new ApiError('unavailable', text, {}, { cause });
  }

  private setReachable(reachable: boolean, error?: unknown): void {
    // The text for clients is not for the log; what is behind it is.
    this.outage = error instanceof ApiError ? (error.cause ?? error) : error;
    if (this.reachable === reachable) return;
    this.reachable = reachable;
    if (reachable) this.log.info('the CMS answers');
    if (reachable || this.stopping.signal.aborted) return;
    this.log.warn({ err: this.outage }, 'the CMS does not answer; serving the last good copy');
  }
}
