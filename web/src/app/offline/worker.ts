import { withoutCampaign } from '@apoti/contract/rendering/without-campaign';
import { findPage, filteredByServer } from '../../shared/site-data/page-paths';
import { isKeepable, wayOf } from './addresses';
import { isGone } from './answers';
import { filesNamedBy } from './document-parts';
import { Kept, type KeptPage } from './kept';
import { AHEAD_AGAIN_MS, JUST_KEPT_MS, KEPT_AHEAD, PATIENCE_MS } from './limits';
import type { Shown } from './messages';
import { networkFirst } from './network-first';
import { withNote, withReadable } from './notes';
import type { RequestEvent } from './worker-scope';

/** A picture as the site sends it to browsers that show the formats of today. */
const PICTURE_FORMATS = 'image/avif,image/webp,*/*';

type Parts = {
  /** The build that it is of: the browser takes a worker whose text is another one, and so the page for what is not kept. */
  build: string;
  /** Address of the page for what is not kept. */
  offlinePath: string;
  /** Address of the styles of the note. */
  style: string;
};

/** Asks the site, or with `spare` only what the browser has of it anyway. Null where that is nothing. */
function ask(address: string, spare: boolean, init: RequestInit = {}): Promise<Response | null> {
  const cache = spare ? { cache: 'only-if-cached' as const, mode: 'same-origin' as const } : {};
  return fetch(address, { ...init, ...cache }).catch(() => null);
}

/** Since when an answer holds, in ms. What the browser has of it, which it `isStored`, may be older than this moment. */
function since({ headers }: Response, isStored: boolean): number {
  const date = Date.parse(headers.get('date') ?? '');
  return isStored && !Number.isNaN(date) ? date : Date.now();
}

/** Makes the site readable without a line (X4): serves pages, and keeps what was shown. Never throws: without it the site goes on. */
export class OfflineWorker {
  private readonly kept: Kept;
  private turn: Promise<void> = Promise.resolve();
  /** Everything was let go of, for good. */
  private isOver = false;

  constructor(private readonly parts: Parts) {
    this.kept = new Kept(parts.offlinePath);
  }

  /** One change of what is kept after the other; a device that is full keeps less. */
  private inTurn(change: () => Promise<void>): Promise<void> {
    const unlessOver = () => (this.isOver ? undefined : change());
    this.turn = this.turn.then(unlessOver).catch((error: unknown) => console.warn('Nothing more is kept here:', error));
    return this.turn;
  }

  /** Keeps the page for what is not kept. @throws where it cannot be had: then there is no worker */
  async install(): Promise<void> {
    const { offlinePath } = this.parts;
    const html = await this.kept.keepPage(offlinePath, await fetch(offlinePath, { credentials: 'omit' }));
    if (html === null) throw new Error('The page for what is not kept could not be had');
    await this.kept.keepFiles(filesNamedBy(html).shown, (file) => ask(file, false));
  }

  /** Lets go of what was kept in another format. */
  activate(): Promise<void> {
    return this.kept.forget();
  }

  /** Lets go of everything. What still comes in, as the last page's pictures do, is not kept: nobody would ever let go of it. */
  forgetAll(): Promise<void> {
    return this.inTurn(() => {
      this.isOver = true;
      return this.kept.forget(true);
    });
  }

  /** Answers a request, if it is one of those that are answered here. `onAnswer`: the site has answered a page. */
  answer(event: RequestEvent, onAnswer: () => Promise<void>): void {
    const { request } = event;
    const { method, mode, destination, url, referrer } = request;
    const asked = { method, mode, destination, url, referrer, hasRange: request.headers.has('range') };
    const way = wayOf(asked, location.origin);
    if (way === 'file') event.respondWith(this.file(request));
    if (way === 'picture') this.picture(event);
    if (way === 'page') this.page(event, onAnswer);
  }

  private async file(request: Request): Promise<Response> {
    // A store that cannot be read, as on a broken disk, takes no file from a page that has a line.
    return (await this.kept.readFile(request.url).catch(() => null)) ?? fetch(request);
  }

  private picture(event: RequestEvent): void {
    const { request } = event;
    const asked = fetch(request);
    const kept = asked.then((answer) => {
      const copy = answer.clone();
      return this.inTurn(() => this.kept.keepPicture(request.url, copy));
    });
    event.waitUntil(kept.catch(() => {}));
    event.respondWith(asked.catch(async () => (await this.kept.readPicture(request.url)) ?? Response.error()));
  }

  private page(event: RequestEvent, onAnswer: () => Promise<void>): void {
    const { request } = event;
    const { pathname, search } = new URL(request.url);
    const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
    const isPlain = withoutCampaign(search) === '';
    const asked = fetch(request);
    const followed = asked.then(async (answer) => {
      const copy = answer.clone();
      // On the way back, and where a tab is brought back, the browser answers itself.
      if (isPlain && isKeepable(pathname)) await this.follow(pathname, copy, request.cache === 'force-cache');
      await onAnswer();
    });
    event.waitUntil(followed.catch(() => {}));
    // Where the copy shows less than its address asks for, an answer is worth any wait; a list of something else is no answer.
    const isNone = !isPlain && filteredByServer.includes(findPage(path)?.name ?? '');
    event.respondWith(
      networkFirst({
        asked,
        copy: async () => (isNone ? null : this.copyOf(path, isPlain)),
        nothing: () => this.nothing(),
        patienceMs: isPlain ? PATIENCE_MS : null,
      }),
    );
  }

  /** Keeps what the site said of a page: the page with what shows it, or that it is gone. */
  private follow(path: string, answer: Response, isStored: boolean): Promise<void> {
    return this.inTurn(async () => {
      if (isGone(answer)) await this.kept.forgetPage(path);
      const html = await this.kept.keepPage(path, answer, since(answer, isStored));
      // The page asks for these right now: they are fetched once. What it leaves for later is kept when it is shown.
      if (html !== null) await this.kept.keepFiles(filesNamedBy(html).atOnce, (file) => ask(file, false));
    });
  }

  private async copyOf(path: string, isPlain: boolean): Promise<Response | null> {
    const page = await this.kept.readPage(path);
    if (page === null) return null;
    const { html, headers, keptAt } = page;
    const { style } = this.parts;
    return new Response(withNote(html, { keptAt, isOnline: navigator.onLine, style, isPlain }), { headers });
  }

  private async nothing(): Promise<Response> {
    const page = await this.kept.readPage(this.parts.offlinePath);
    if (page === null) return Response.error();
    return new Response(withReadable(page.html, await this.kept.readable(), navigator.onLine), {
      headers: page.headers,
    });
  }

  /** A page is shown: it is kept with what shows it, and on a free line the pages that everybody needs on the way as well. */
  shown({ path, pictures, line }: Shown): Promise<void> {
    return this.inTurn(async () => {
      const spare = line === 'saving';
      if (isKeepable(path)) await this.keep(path, spare, JUST_KEPT_MS);
      for (const address of pictures) {
        if ((await this.kept.readPicture(address)) !== null) continue;
        const answer = await ask(address, line !== 'free', { headers: { accept: PICTURE_FORMATS } });
        if (answer !== null) await this.kept.keepPicture(address, answer);
      }
      if (line === 'free') for (const each of KEPT_AHEAD) await this.keep(each, false, AHEAD_AGAIN_MS);
      await this.kept.tidy();
    });
  }

  /** Keeps a page as everybody sees it, unless the kept one is younger than this, with all that it names. */
  private async keep(path: string, spare: boolean, maxAgeMs: number): Promise<void> {
    const last = await this.kept.readPage(path);
    const isNew = last !== null && Date.now() - last.keptAt < maxAgeMs;
    const html = isNew || (spare && last !== null) ? last.html : await this.fetchPage(path, spare, last);
    if (html === null) return;
    const { shown, app } = filesNamedBy(html);
    await this.kept.keepFiles([...shown, ...app], (file) => ask(file, spare));
  }

  private async fetchPage(path: string, spare: boolean, last: KeptPage | null): Promise<string | null> {
    const answer = await ask(path, spare, { credentials: 'omit', headers: { accept: 'text/html' } });
    if (answer === null) return last?.html ?? null;
    if (isGone(answer)) await this.kept.forgetPage(path);
    return this.kept.keepPage(path, answer, since(answer, spare));
  }
}
