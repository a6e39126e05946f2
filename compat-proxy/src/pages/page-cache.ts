import { LRUCache } from 'lru-cache';
import type { Renderer } from '@apoti/contract';
import type { ContentSource } from '../content-source/content-source';
import { prepare, type Prepared } from '../http/encodings';

/** An outdated page is served this long after a change; then requests wait for the new one, in ms (design: age). */
const STALE_MS = 1_000;
const MAX_PAGES = 500;
/** All addresses that do not exist share one entry, so that nobody can fill the cache with them. */
const NOT_FOUND = '404';

/** A page as it is served. */
export type CachedPage = { prepared: Prepared; status: number; version: string; until: number };

/** Keeps whole, compressed pages; a change of the visible content renders them anew, once, while the old ones are served. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES });
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private readonly known: ReadonlySet<string>;
  private changedAt = 0;
  private version: string;

  constructor(
    private readonly renderer: Renderer,
    private readonly source: ContentSource,
    private readonly origin: () => string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.known = new Set(renderer.routes);
    this.version = source.visibleVersion;
    source.onChange(() => this.refresh());
  }

  /** The page of a canonical path, or of an address that does not exist (null). */
  get(path: string | null): CachedPage | Promise<CachedPage> {
    const key = path !== null && this.known.has(path) ? path : NOT_FOUND;
    const page = this.pages.get(key);
    const fresh = page !== undefined && page.version === this.version && this.now() < page.until;
    if (fresh) return page;
    const rendered = this.render(key);
    if (page === undefined) return rendered;
    // A page that cannot be rendered any more goes on as it was.
    const renewed = rendered.catch(() => page);
    return this.now() - this.changedAt > STALE_MS ? renewed : page;
  }

  /** Renders what is kept anew if visitors would see a difference. */
  private async refresh(): Promise<void> {
    if (this.version === this.source.visibleVersion) return;
    this.version = this.source.visibleVersion;
    this.changedAt = this.now();
    await Promise.all([...this.pages.keys()].map((key) => this.render(key)));
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
    const version = this.version;
    const rendered = this.renderer.renderPage({
      url: key === NOT_FOUND ? '/404' : key,
      content: this.source.state.visible,
      origin: this.origin(),
    });
    const page: CachedPage = {
      prepared: await prepare(rendered.html),
      status: rendered.status,
      version,
      until: rendered.maxAge === undefined ? Infinity : this.now() + rendered.maxAge * 1000,
    };
    if (version === this.version) this.pages.set(key, page);
    return page;
  }
}
