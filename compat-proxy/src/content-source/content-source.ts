import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { cmsContentSchema, cmsPaths, revisionsSchema, toPublicContent } from '@apoti/contract';
import type { CmsContent, Content, Revisions } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import type { CmsClient } from '../cms/cms-client';
import { ContentSnapshot } from './snapshot';

/** Pause between two looks at the counters, in ms (design: freshness, ≤ 250 ms), and after failures. */
const POLL_MS = 200;
const POLL_FAILED_MS = 500;
/** How long the first look may hold up the start, in ms. */
const FIRST_LOOK_MS = 300;

/** A save's answer waits this long for pages and calls to be fresh, in ms; the rest follows within the second. */
const RENEWAL_MS = 250;

/** Where the data that is served comes from. */
export type Source = 'cms' | 'snapshot' | 'defaults';

/** What the pages and calls answer from. `revisions` is null while only the defaults are known. */
export type ContentState = { content: Content; visible: Content; revisions: Revisions | null; source: Source };

type Listener = (state: ContentState) => Promise<void>;

/**
 * The content as last seen: polled from the CMS, taken from a save's reply, kept on disk, else the defaults. Readers never
 * wait for the CMS.
 */
export class ContentSource {
  private current: ContentState = stateOf(defaultContent, null, 'defaults');
  private readonly snapshot: ContentSnapshot;
  private readonly listeners: Listener[] = [];
  private readonly stopping = new AbortController();
  private polling: Promise<void> = Promise.resolve();
  /** False from the first failed look until the next good one. */
  reachable = false;

  constructor(
    private readonly cms: CmsClient,
    dataDir: string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.snapshot = new ContentSnapshot(dataDir);
  }

  get state(): ContentState {
    return this.current;
  }

  /** Names what visitors see now: changes exactly when a page may look different. */
  get visibleVersion(): string {
    const { revisions, source } = this.current;
    return revisions === null ? source : `${revisions.epoch}.${revisions.visible.content}`;
  }

  /** Called after each change of what is served; a save's answer waits a little for it, so that pages are fresh at once. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Loads the snapshot, gives the CMS a moment to answer, and goes on looking until {@link stop}. */
  async start(): Promise<void> {
    const kept = await this.snapshot.load();
    if (kept !== null) await this.take(kept, 'snapshot');
    const first = this.look();
    await Promise.race([
      first,
      pause(FIRST_LOOK_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined),
    ]);
    this.polling = first.then(() => this.keepLooking());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.polling;
    await this.snapshot.settled();
  }

  /** Takes over a save's reply, unless something newer is known already. */
  async accept(content: CmsContent): Promise<void> {
    const known = this.current.revisions;
    const older =
      known !== null &&
      this.current.source === 'cms' &&
      known.epoch === content.revisions.epoch &&
      known.last.content > content.revisions.last.content;
    if (older) return;
    await this.take(content, 'cms');
    void this.snapshot.keep(content, (error) => this.log.warn({ err: error }, 'the content could not be kept on disk'));
  }

  private async take({ content, revisions }: CmsContent, source: Source): Promise<void> {
    this.current = stateOf(content, revisions, source);
    const renewed = this.listeners.map((listener) =>
      // A page that cannot be rendered must not make a save fail or the CMS look dead.
      listener(this.current).catch((err: unknown) => this.log.error({ err }, 'what is served could not be renewed')),
    );
    await Promise.race([Promise.all(renewed), pause(RENEWAL_MS, undefined, { ref: false })]);
  }

  private async keepLooking(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const wait = this.reachable ? POLL_MS : POLL_FAILED_MS;
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (!this.stopping.signal.aborted) await this.look();
    }
  }

  private async look(): Promise<void> {
    try {
      const revisions = await this.cms.read(revisionsSchema, cmsPaths.revisions, 2_000);
      const known = this.current.revisions;
      const same = known !== null && known.epoch === revisions.epoch && known.last.content === revisions.last.content;
      if (same) this.current = { ...this.current, revisions, source: 'cms' };
      else await this.accept(await this.cms.read(cmsContentSchema, cmsPaths.content));
      this.setReachable(true);
    } catch (error) {
      this.setReachable(false, error);
    }
  }

  private setReachable(reachable: boolean, error?: unknown): void {
    if (this.reachable === reachable) return;
    this.reachable = reachable;
    if (reachable) this.log.info('the CMS answers');
    else if (!this.stopping.signal.aborted)
      this.log.warn({ err: error }, 'the CMS does not answer; serving the last good copy');
  }
}

function stateOf(content: Content, revisions: Revisions | null, source: Source): ContentState {
  return { content, visible: toPublicContent(content), revisions, source };
}
