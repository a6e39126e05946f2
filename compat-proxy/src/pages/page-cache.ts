import { LRUCache } from 'lru-cache';
import { setImmediate as breathe } from 'node:timers/promises';
import { toPublicContent, type Content, type Renderer } from '@apoti/contract';
import { prepareReply, type PreparedReply } from '../http/prepared-reply';
import type { KindSource } from '../sources/kind-source';

/** An outdated page is served this long after a change; then requests wait for the new one, in ms (design: age). */
const STALE_MS = 1_000;
const MAX_PAGES = 500;
/** All addresses that do not exist share one entry, so that nobody can fill the cache with them. */
const NOT_FOUND = '404';

/** A page as it is served. */
type CachedPage = { prepared: PreparedReply; version: string; until: number };

type Parts = {
  renderer: Renderer;
  content: KindSource<Content>;
  origin: string;
  /** Headers of the site's documents. */
  headers: Record<string, string>;
  now?: () => number;
};

/** Keeps whole, compressed pages; a change of the visible content renders them anew, once, while the old ones are served. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES });
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private readonly known: ReadonlySet<string>;
  private readonly now: () => number;
  private changedAt = 0;
  private version: string;

  constructor(private readonly parts: Parts) {
    this.known = new Set(parts.renderer.routes);
    this.now = parts.now ?? (() => performance.now());
    this.version = parts.content.visibleVersion;
    parts.content.onChange(() => this.refresh());
  }

  /** The page of a path, if it can be answered at once: fresh, or outdated for less than a second. */
  ready(path: string): PreparedReply | undefined {
    if (!this.known.has(path)) return undefined;
    const page = this.pages.get(path);
    if (page === undefined) return undefined;
    if (page.version === this.version && (page.until === Infinity || this.now() < page.until)) return page.prepared;
    void this.render(path).catch(() => undefined);
    return this.now() - this.changedAt > STALE_MS ? undefined : page.prepared;
  }

  /** The page of a canonical path, or of an address that does not exist (null). */
  async get(path: string | null): Promise<PreparedReply> {
    const key = path !== null && this.known.has(path) ? path : NOT_FOUND;
    const page = this.pages.get(key);
    if (page !== undefined && page.version === this.version && this.now() < page.until) return page.prepared;
    const rendered = this.render(key);
    if (page === undefined) return (await rendered).prepared;
    // A page that cannot be rendered any more goes on as it was.
    const renewed = rendered.catch(() => page);
    return this.now() - this.changedAt > STALE_MS ? (await renewed).prepared : page.prepared;
  }

  /** Renders what is kept anew if visitors would see a difference, the last used pages first. */
  private async refresh(): Promise<void> {
    const version = this.parts.content.visibleVersion;
    if (this.version === version) return;
    this.version = version;
    this.changedAt = this.now();
    const failures: unknown[] = [];
    for (const key of [...this.pages.keys()]) {
      if (this.version !== version) return;
      await this.render(key).catch((error: unknown) => failures.push(error));
      // Requests come before the next render.
      await breathe();
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages could not be rendered`);
  }

  /** One render at a time for a page, however many ask for it. */
  private render(key: string): Promise<CachedPage> {
    const id = `${key} ${this.version}`;
    const running = this.rendering.get(id);
    if (running) return running;
    const started = this.renderNow(key).finally(() => this.rendering.delete(id));
    this.rendering.set(id, started);
    return started;
  }

  private async renderNow(key: string): Promise<CachedPage> {
    const { version, parts } = this;
    const rendered = parts.renderer.renderPage({
      url: key === NOT_FOUND ? '/404' : key,
      content: toPublicContent(parts.content.state.data),
      origin: parts.origin,
    });
    const headers = { ...parts.headers, 'cache-control': 'no-cache' };
    const page: CachedPage = {
      prepared: await prepareReply(rendered.html, { status: rendered.status, headers }),
      version,
      until: rendered.maxAge === undefined ? Infinity : this.now() + rendered.maxAge * 1000,
    };
    if (version === this.version) this.pages.set(key, page);
    return page;
  }
}
