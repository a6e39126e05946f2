import { LRUCache } from 'lru-cache';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  MAINTENANCE_RETRY_SECONDS,
  standIns,
  type FormOutcome,
  type PublicKind,
  type RenderedPage,
  type Renderer,
  type RenderInput,
  type SiteSettings,
} from '@apoti/contract';
import type { Encoding } from '../http/choose-encoding';
import { choose, prepareOnce, prepareReply, type ChosenReply, type PreparedReply } from '../http/prepared-reply';
import { RETRY_SECONDS } from '../limits';
import { RECENT_MS } from '../sources/public-reply';
import type { PublicView } from '../sources/public-view';
import type { RenderTurns } from './render-turns';

/** An outdated page is served this long after a change; then requests wait for the new one, in ms (design: age). */
const STALE_MS = 1_000;
/** What an entry takes besides its bodies, in bytes, roughly: its headers and names. */
const ENTRY_BYTES = 4_096;

/** A page that is kept: under what, and how it is made. */
type Kept = { key: string; url: string; kinds: readonly PublicKind[] };

/** All addresses that do not exist share one entry, so that nobody can fill the cache with them; no address has these keys. */
const NOT_FOUND: Kept = { key: 'not found', url: standIns.notFound, kinds: ['content', 'seo', 'settings'] };
const MAINTENANCE: Kept = { key: 'maintenance', url: standIns.maintenance, kinds: ['content', 'seo', 'settings'] };
const OFFLINE: Kept = { key: 'offline', url: standIns.offline, kinds: ['content', 'seo', 'settings'] };
const BUSY: Kept = { key: 'busy', url: standIns.busy, kinds: ['content', 'seo', 'settings'] };

/** A page as it is served. */
type CachedPage = Omit<Kept, 'key'> & {
  prepared: PreparedReply;
  /** Wall clock, in ms. */
  validUntil: number;
  /** When something that it shows was changed (monotonic, in ms); Infinity while nothing was. */
  outdatedSince: number;
  /** When it was last asked for (monotonic, in ms). */
  readAt: number;
};

/** Where finished pages are put for others to serve (decision 0006). */
export type PageShelf = {
  put(url: string, page: Pick<CachedPage, 'prepared' | 'validUntil'>): void;
  /** Ends when nobody can get the pages there any more. */
  remove(urls: readonly string[]): Promise<void>;
};

type Parts = {
  /** What a page's address stands for, and the page: a document or its data. */
  resolve: Renderer['resolve'];
  render: (input: RenderInput) => RenderedPage;
  view: PublicView;
  origin: string;
  settings: SiteSettings;
  /** Headers of a page, its content type among them: its content security policy goes by what it may load. */
  headers: (page: RenderedPage) => Record<string, string>;
  /** Who may keep a page that is found, and how: it is the same for everybody. */
  cacheControl: 'no-cache' | 'public, no-cache';
  /** Whose turn it is to render what is not kept. */
  turns: RenderTurns;
  /** How much may be kept, in bytes. */
  maxBytes: number;
  /** The site's fixed addresses: made anew after every change, whoever reads them. */
  fixed: ReadonlySet<string>;
  shelf?: PageShelf | undefined;
};

function sizeOf({ prepared: { variants } }: CachedPage): number {
  return ENTRY_BYTES + variants.br.body.length + variants.gzip.body.length + variants.identity.body.length;
}

/** Keeps whole, compressed pages; a change of what a page shows renders it anew, once, while the old one is served. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly rendering = new Map<string, Promise<CachedPage>>();

  constructor(private readonly parts: Parts) {
    this.pages = new LRUCache({
      maxSize: parts.maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_page, key, reason) => {
        if (reason !== 'set') void parts.shelf?.remove([key]);
      },
    });
    parts.view.onChange((kind) => this.refresh(kind));
  }

  /** The page of a path with its query, if it can be answered at once: fresh, or outdated for less than a second. */
  ready(url: string): PreparedReply | undefined {
    const page = this.pages.get(url);
    if (page === undefined) return undefined;
    const now = performance.now();
    page.readAt = now;
    const { prepared, validUntil, outdatedSince } = page;
    if (validUntil !== Infinity && Date.now() >= validUntil) return undefined;
    return outdatedSince === Infinity || now - outdatedSince <= STALE_MS ? prepared : undefined;
  }

  /** Whether there is a page at a path. */
  knows(path: string): boolean {
    return this.parts.resolve(path, this.parts.view.read(Date.now())) !== null;
  }

  /** The page of a path with its query; null, and what no page has, is the page for addresses that do not exist. */
  async get(url: string | null, coding: Encoding): Promise<ChosenReply> {
    const { view, resolve } = this.parts;
    const address = url === null ? null : resolve(url, view.read(Date.now()));
    if (address === null) return choose(await this.kept(NOT_FOUND), coding);
    if (address.kept) return choose(await this.kept({ ...address, key: address.url }), coding);
    return this.once({ url: address.url, coding, cacheControl: 'no-cache' });
  }

  /** The page after a form of it was refused, or at an address that is one person's secret: for this one request. */
  async withForm(url: string, form: FormOutcome, status: number, coding: Encoding): Promise<ChosenReply> {
    return this.once({ url, coding, form, status, cacheControl: 'no-store' });
  }

  /** The page while the site is closed for maintenance. */
  async closed(coding: Encoding): Promise<ChosenReply> {
    return choose(await this.kept(MAINTENANCE), coding);
  }

  /** The page for what a browser without a line has not kept (X4). */
  async offline(coding: Encoding): Promise<ChosenReply> {
    return choose(await this.kept(OFFLINE), coding);
  }

  /** The page that asks to come again in a moment. */
  private async busy(coding: Encoding): Promise<ChosenReply> {
    return choose(await this.kept(BUSY), coding);
  }

  private async kept(entry: Kept): Promise<PreparedReply> {
    const ready = this.ready(entry.key);
    if (ready) return ready;
    const old = this.pages.get(entry.key);
    const rendered = this.render(entry);
    // A page that cannot be rendered any more goes on as it was.
    return (await (old ? rendered.catch(() => old) : rendered)).prepared;
  }

  /** A page that is not kept: when its turn comes, and only in the encoding that is asked for. */
  private async once(asked: {
    url: string;
    coding: Encoding;
    cacheControl: string;
    form?: FormOutcome;
    status?: number;
  }): Promise<ChosenReply> {
    const { url, coding, cacheControl, form } = asked;
    const made = await this.parts.turns.take(async () => {
      const page = this.made(url, form);
      // The address may be a secret: no page that is gone to from there learns it. The form's own call still says its origin.
      const ofForm = form === undefined ? null : { 'referrer-policy': 'strict-origin' };
      const headers = { ...this.parts.headers(page), ...ofForm, 'cache-control': cacheControl };
      return prepareOnce(page.body, coding, { status: asked.status ?? page.status, headers });
    });
    return made ?? this.busy(coding);
  }

  /**
   * Renders what shows the kind anew, one page after the other: the fixed pages, and what is being read, the last read first. The
   * next one is rendered while one is compressed, in another thread.
   */
  private async refresh(kind: PublicKind): Promise<void> {
    const since = performance.now();
    const outdated = [...this.pages.entries()].filter(([, page]) => page.kinds.includes(kind));
    for (const [, page] of outdated) page.outdatedSince = Math.min(page.outdatedSince, since);
    await this.parts.shelf?.remove(outdated.map(([key]) => key));
    const failures: unknown[] = [];
    let compressed: Promise<unknown> = Promise.resolve();
    for (const [key, page] of outdated.sort(([, one], [, other]) => other.readAt - one.readAt)) {
      if (this.pages.peek(key) !== page || !this.isWanted(key, page, since)) continue;
      const renewed = this.render({ ...page, key }).catch((error: unknown) => failures.push(error));
      await compressed;
      compressed = renewed;
      // Requests come before the next render.
      await breathe();
    }
    await compressed;
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages could not be rendered`);
  }

  private isWanted(key: string, { readAt }: CachedPage, now: number): boolean {
    return this.parts.fixed.has(key) || now - readAt <= RECENT_MS;
  }

  /** One render at a time for a page, however many ask for it. */
  private render(entry: Kept): Promise<CachedPage> {
    const id = `${entry.key} ${this.versionOf(entry.kinds)}`;
    const running = this.rendering.get(id);
    if (running) return running;
    const started = this.renderAndKeep(entry).finally(() => this.rendering.delete(id));
    this.rendering.set(id, started);
    return started;
  }

  private async renderAndKeep(entry: Kept): Promise<CachedPage> {
    const version = this.versionOf(entry.kinds);
    const page = await this.renderKept(entry);
    if (version === this.versionOf(entry.kinds)) {
      this.pages.set(entry.key, page);
      this.putOnShelf(entry.key, page);
    }
    return page;
  }

  /** Only what is kept here too, is there (no 404, no 503), and was made of what the CMS has said. */
  private putOnShelf(key: string, page: CachedPage): void {
    const { shelf, view } = this.parts;
    const isGood = page.prepared.status === 200 && page.kinds.every((kind) => view.isKnown(kind));
    if (isGood && this.pages.peek(key) === page) shelf?.put(key, page);
    else void shelf?.remove([key]);
  }

  private async renderKept({ key, url, kinds }: Kept): Promise<CachedPage> {
    const { view, headers } = this.parts;
    const before = this.pages.peek(key);
    const page = this.made(url);
    const { body, status, validUntil, now } = page;
    const wait = url === standIns.maintenance ? MAINTENANCE_RETRY_SECONDS : RETRY_SECONDS;
    const again = status === 503 ? { 'cache-control': 'no-store', 'retry-after': String(wait) } : null;
    const cacheControl = status === 200 ? this.parts.cacheControl : 'no-cache';
    const shared = {
      status,
      headers: { ...headers(page), 'cache-control': cacheControl, ...again },
      asFile: this.parts.shelf !== undefined,
    };
    return {
      prepared: await prepareReply(body, shared, before?.prepared),
      url,
      kinds,
      validUntil: kinds.includes('posts') ? Math.min(validUntil, view.validUntil(now)) : validUntil,
      outdatedSince: Infinity,
      readAt: before?.readAt ?? performance.now(),
    };
  }

  private made(url: string, form?: FormOutcome): RenderedPage & { now: number } {
    const { view, render, origin, settings } = this.parts;
    const now = Date.now();
    return { ...render({ url, data: view.read(now), origin, now, settings, ...(form ? { form } : {}) }), now };
  }

  private versionOf(kinds: readonly PublicKind[]): string {
    return kinds.map((kind) => this.parts.view.version(kind)).join(' ');
  }
}
