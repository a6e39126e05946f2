import { LRUCache } from 'lru-cache';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FormOutcome, PublicKind, RenderedPage, Renderer, RenderInput, SiteSettings } from '@apoti/contract';
import { prepareReply, type PreparedReply } from '../http/prepared-reply';
import type { PublicView } from '../sources/public-view';

/** An outdated page is served this long after a change; then requests wait for the new one, in ms (design: age). */
const STALE_MS = 1_000;
const MAX_PAGES = 500;
/** All addresses that do not exist share one entry, so that nobody can fill the cache with them. */
const NOT_FOUND = { url: '/404', kept: true, kinds: ['content'] } as const;

/** A page as it is served. */
type CachedPage = {
  prepared: PreparedReply;
  kinds: readonly PublicKind[];
  /** Wall clock, in ms. */
  validUntil: number;
  /** When something that it shows was changed (monotonic, in ms); Infinity while nothing was. */
  outdatedSince: number;
};

type Parts = {
  /** What a page's address stands for, and the page: a document or its data. */
  resolve: Renderer['resolve'];
  render: (input: RenderInput) => RenderedPage;
  view: PublicView;
  origin: string;
  settings: SiteSettings;
  /** Headers of every page, its content type among them. */
  headers: Record<string, string>;
};

/** Keeps whole, compressed pages; a change of what a page shows renders it anew, once, while the old one is served. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES });
  private readonly rendering = new Map<string, Promise<CachedPage>>();

  constructor(private readonly parts: Parts) {
    parts.view.onChange((kind) => this.refresh(kind));
  }

  /** The page of a path with its query, if it can be answered at once: fresh, or outdated for less than a second. */
  ready(url: string): PreparedReply | undefined {
    const page = this.pages.get(url);
    if (page === undefined) return undefined;
    const { prepared, validUntil, outdatedSince } = page;
    if (validUntil !== Infinity && Date.now() >= validUntil) return undefined;
    if (outdatedSince === Infinity) return prepared;
    return performance.now() - outdatedSince <= STALE_MS ? prepared : undefined;
  }

  /** The page of a path with its query; null, and what no page has, is the page for addresses that do not exist. */
  async get(url: string | null): Promise<PreparedReply> {
    const { view, resolve } = this.parts;
    const { url: key, kept, kinds } = (url === null ? null : resolve(url, view.read(Date.now()))) ?? NOT_FOUND;
    if (!kept) return (await this.renderNow(key, kinds)).prepared;
    const ready = this.ready(key);
    if (ready) return ready;
    const old = this.pages.get(key);
    const rendered = this.render(key, kinds);
    // A page that cannot be rendered any more goes on as it was.
    return (await (old ? rendered.catch(() => old) : rendered)).prepared;
  }

  /** The page after a form of it was refused: for this one request. */
  async withForm(url: string, form: FormOutcome, status: number): Promise<PreparedReply> {
    return { ...(await this.renderNow(url, [], form)).prepared, status };
  }

  /** Renders what shows the kind anew, one page after the other. */
  private async refresh(kind: PublicKind): Promise<void> {
    const since = performance.now();
    const outdated = [...this.pages.entries()].filter(([, page]) => page.kinds.includes(kind));
    for (const [, page] of outdated) page.outdatedSince = Math.min(page.outdatedSince, since);
    const failures: unknown[] = [];
    for (const [key, page] of outdated) {
      if (this.pages.peek(key) !== page) continue;
      await this.render(key, page.kinds).catch((error: unknown) => failures.push(error));
      // Requests come before the next render.
      await breathe();
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages could not be rendered`);
  }

  /** One render at a time for a page, however many ask for it. */
  private render(key: string, kinds: readonly PublicKind[]): Promise<CachedPage> {
    const id = `${key} ${this.versionOf(kinds)}`;
    const running = this.rendering.get(id);
    if (running) return running;
    const started = this.renderAndKeep(key, kinds).finally(() => this.rendering.delete(id));
    this.rendering.set(id, started);
    return started;
  }

  private async renderAndKeep(key: string, kinds: readonly PublicKind[]): Promise<CachedPage> {
    const version = this.versionOf(kinds);
    const page = await this.renderNow(key, kinds);
    if (version === this.versionOf(kinds)) this.pages.set(key, page);
    return page;
  }

  private async renderNow(url: string, kinds: readonly PublicKind[], form?: FormOutcome): Promise<CachedPage> {
    const { view, render, origin, settings, headers } = this.parts;
    const now = Date.now();
    const input = { url, data: view.read(now), origin, now, settings, ...(form ? { form } : {}) };
    const { body, status, validUntil } = render(input);
    return {
      prepared: await prepareReply(body, {
        status,
        headers: { ...headers, 'cache-control': form ? 'no-store' : 'no-cache' },
      }),
      kinds,
      validUntil: kinds.includes('posts') ? Math.min(validUntil, view.validUntil(now)) : validUntil,
      outdatedSince: Infinity,
    };
  }

  private versionOf(kinds: readonly PublicKind[]): string {
    return kinds.map((kind) => this.parts.view.version(kind)).join(' ');
  }
}
