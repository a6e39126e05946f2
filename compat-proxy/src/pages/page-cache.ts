import { LRUCache } from 'lru-cache';
import { standIns, type FormOutcome, type PublicKind, type Renderer } from '@apoti/contract';
import type { Encoding } from '../http/choose-encoding';
import { bytesOf, choose, type ChosenReply, type PreparedReply } from '../http/prepared-reply';
import { RECENT_MS, STALE_MS } from '../sources/public-reply';
import type { ColdTurns } from './cold-turns';
import { PageMaker, type CachedPage, type Kept, type MakerParts, type Rendering } from './page-maker';
import { PageRenewal } from './page-renewal';
import type { RenderTurns } from './render-turns';

/** What an entry takes besides its bodies, in bytes, roughly: its headers and names. */
const ENTRY_BYTES = 4_096;

/** All addresses that do not exist share one entry, so that nobody can fill the cache with them; no address has these keys. */
const NOT_FOUND: Kept = { key: 'not found', url: standIns.notFound, kinds: ['content', 'seo', 'settings'] };
const MAINTENANCE: Kept = { key: 'maintenance', url: standIns.maintenance, kinds: ['content', 'seo', 'settings'] };
const OFFLINE: Kept = { key: 'offline', url: standIns.offline, kinds: ['content', 'seo', 'settings'] };
const BUSY: Kept = { key: 'busy', url: standIns.busy, kinds: ['content', 'seo', 'settings'] };

const STAND_INS: ReadonlySet<string> = new Set([NOT_FOUND, MAINTENANCE, OFFLINE, BUSY].map(({ key }) => key));

/** Where finished pages are put for others to serve (decision 0006). */
export type PageShelf = {
  put(url: string, page: Pick<CachedPage, 'prepared' | 'validUntil'>): void;
  /** Ends when nobody can get the pages there any more. */
  remove(urls: readonly string[]): Promise<void>;
};

type Parts = MakerParts & {
  /** What a page's address stands for, and the page: a document or its data. */
  resolve: Renderer['resolve'];
  /** Whose turn it is to render what is never kept, and what of thousands of addresses is not kept yet. */
  turns: { once: RenderTurns; cold: ColdTurns };
  /** How much may be kept, in bytes. */
  maxBytes: number;
  /** The site's fixed addresses: made anew after every change, whoever reads them. */
  fixed: ReadonlySet<string>;
  shelf?: PageShelf | undefined;
};

const sizeOf = ({ prepared }: CachedPage): number => ENTRY_BYTES + bytesOf(prepared);

/** Keeps whole, compressed pages; a change of what a page shows renders it anew, once, while the old one is served. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly rendering = new Map<string, Rendering>();
  /** What waits for its turn, by key; null: too many do. */
  private readonly waiting = new Map<string, Promise<Rendering | null>>();
  private readonly maker: PageMaker;
  private readonly renewal: PageRenewal;

  constructor(private readonly parts: Parts) {
    this.maker = new PageMaker({ ...parts, asFile: parts.shelf !== undefined });
    this.pages = new LRUCache({
      maxSize: parts.maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_page, key, reason) => {
        if (reason !== 'set') void parts.shelf?.remove([key]);
      },
    });
    this.renewal = new PageRenewal({ order: (keys) => this.inOrder(keys), renew: (key) => this.renew(key) });
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
    if (address === null) return this.kept(NOT_FOUND, coding);
    if (address.kept) return this.kept({ ...address, key: address.url }, coding);
    return this.once({ url: address.url, coding, cacheControl: 'no-cache' });
  }

  /** The page after a form of it was refused, or at an address that is one person's secret: for this one request. */
  async withForm(url: string, form: FormOutcome, status: number, coding: Encoding): Promise<ChosenReply> {
    return this.once({ url, coding, form, status, cacheControl: 'no-store' });
  }

  /** The page while the site is closed for maintenance. */
  async closed(coding: Encoding): Promise<ChosenReply> {
    return this.kept(MAINTENANCE, coding);
  }

  /** The page for what a browser without a line has not kept (X4). */
  async offline(coding: Encoding): Promise<ChosenReply> {
    return this.kept(OFFLINE, coding);
  }

  private async kept(entry: Kept, coding: Encoding): Promise<ChosenReply> {
    const ready = this.ready(entry.key);
    if (ready) return choose(ready, coding);
    const old = this.pages.get(entry.key);
    try {
      const rendering = this.isOneOfFew(entry.key) ? this.render(entry, coding) : await this.inTurn(entry, coding);
      return await (rendering === null ? this.kept(BUSY, coding) : rendering.variant(coding));
    } catch (error) {
      // A page that cannot be rendered any more goes on as it was.
      if (old) return choose(old.prepared, coding);
      throw error;
    }
  }

  /** A page that is not kept: when its turn comes, and only in the encoding that is asked for. */
  private async once(asked: Parameters<PageMaker['once']>[0]): Promise<ChosenReply> {
    const made = await this.parts.turns.once.take(() => this.maker.once(asked));
    return made ?? this.kept(BUSY, asked.coding);
  }

  /**
   * One of thousands of pages, when its turn comes, however many ask for it: whoever goes through all of them must not hold up what an
   * edit makes anew, which waits for no turn. Null when too many wait.
   */
  private async inTurn(entry: Kept, coding: Encoding): Promise<Rendering | null> {
    const { key } = entry;
    const under = this.rendering.get(this.idOf(entry)) ?? this.waiting.get(key);
    if (under) return under;
    const turn = this.parts.turns.cold.begin(() => {
      // Who asks from now on may have seen a later edit.
      this.waiting.delete(key);
      const rendering = this.asReady(key) ?? this.render(entry, coding);
      return { made: rendering, asked: rendering.variant(coding), whole: rendering.page };
    });
    const begun = turn.finally(() => {
      if (this.waiting.get(key) === begun) this.waiting.delete(key);
    });
    this.waiting.set(key, begun);
    return begun;
  }

  /** A page that an edit has made anew while its turn was waited for. */
  private asReady(key: string): Rendering | undefined {
    const page = this.pages.peek(key);
    const prepared = this.ready(key);
    if (page === undefined || prepared === undefined) return undefined;
    return { variant: async (coding) => choose(prepared, coding), page: Promise.resolve(page) };
  }

  /** Renders what shows the kind anew: the fixed pages, those in place of others, and what is being read. */
  private async refresh(kind: PublicKind): Promise<void> {
    const since = performance.now();
    const outdated = [...this.pages.entries()].filter(([, page]) => page.kinds.includes(kind));
    for (const [, page] of outdated) page.outdatedSince = Math.min(page.outdatedSince, since);
    const keys = outdated.map(([key]) => key);
    await this.parts.shelf?.remove(keys);
    await this.renewal.add(keys);
  }

  /** What is to be made anew of these; the last read is the last one. */
  private inOrder(keys: ReadonlySet<string>): string[] {
    const now = performance.now();
    const pages = [...keys].flatMap((key) => {
      const page = this.pages.peek(key);
      return page !== undefined && this.isWanted(key, page, now) ? [{ key, readAt: page.readAt }] : [];
    });
    return pages.sort((one, other) => one.readAt - other.readAt).map(({ key }) => key);
  }

  private isWanted(key: string, { readAt, outdatedSince }: CachedPage, now: number): boolean {
    return outdatedSince !== Infinity && (this.isOneOfFew(key) || now - readAt <= RECENT_MS);
  }

  /** Makes a page anew, unless somebody who asked for it has had it made meanwhile. */
  private async renew(key: string): Promise<void> {
    const page = this.pages.peek(key);
    if (page !== undefined && page.outdatedSince !== Infinity) await this.render({ ...page, key }, 'br').page;
  }

  /** The site has so many of these as it has, whoever asks: they wait for no turn, are never refused, and an edit makes them anew. */
  private isOneOfFew(key: string): boolean {
    return this.parts.fixed.has(key) || STAND_INS.has(key);
  }

  /** One render at a time for a page, however many ask for it. */
  private render(entry: Kept, first: Encoding): Rendering {
    const begun = { version: this.versionOf(entry.kinds), at: performance.now() };
    const id = this.idOf(entry);
    const running = this.rendering.get(id);
    if (running) return running;
    const { variant, page } = this.maker.begin(entry, this.pages.peek(entry.key), first);
    const kept = page.then((made) => this.keep(entry, begun, made)).finally(() => this.rendering.delete(id));
    // Whoever asks for a variant learns of a failure there.
    kept.catch(() => undefined);
    const rendering = { variant, page: kept };
    this.rendering.set(id, rendering);
    return rendering;
  }

  private keep({ key, kinds }: Kept, begun: { version: string; at: number }, page: CachedPage): CachedPage {
    if (begun.version === this.versionOf(kinds)) {
      this.pages.set(key, page);
      this.putOnShelf(key, page);
    } else if ((this.pages.peek(key)?.outdatedSince ?? -Infinity) <= begun.at) {
      // Edits come faster than pages are made: this one is outdated as well, but newer than what is there.
      this.pages.set(key, { ...page, outdatedSince: begun.at });
      // Whoever asks for the page learns of a failure.
      this.renewal.add([key]).catch(() => undefined);
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

  private idOf({ key, kinds }: Kept): string {
    return `${key} ${this.versionOf(kinds)}`;
  }

  private versionOf(kinds: readonly PublicKind[]): string {
    return kinds.map((kind) => this.parts.view.version(kind)).join(' ');
  }
}
