import { OFFLINE_CACHES } from '../../shared/lib/storage-names';
import { mayBeKept } from './answers';
import { filesNamedBy, titleOf } from './document-parts';
import { KEPT_AHEAD, MAX_ONE_PICTURE_BYTES, MAX_PAGES, MAX_PICTURE_BYTES } from './limits';
import type { Readable } from './notes';
import { tooMany, type Entry } from './prune';

const KEPT_AT = 'x-kept-at';
const KINDS = ['pages', 'files', 'pictures'] as const;
/** Names what is kept and how: where that changes, so does this, and what was kept before goes. */
const FORMAT = '1';
const nameOf = (kind: (typeof KINDS)[number]) => `${OFFLINE_CACHES}${kind}-${FORMAT}`;

/** A page as it is kept, since when (ms). */
export type KeptPage = { html: string; headers: Headers; keptAt: number };

const pathOf = (address: string) => new URL(address, location.origin).pathname;

/** An answer with its unpacked body, and a note of when it was kept. */
function noted(body: BodyInit, { headers: given }: Response, keptAt: number): Response {
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(KEPT_AT, String(keptAt));
  return new Response(body, { headers });
}
const sinceOf = ({ headers }: Response) => Number(headers.get(KEPT_AT));

/**
 * What this device keeps of the site: pages, the built files they name, and pictures. A page of an older build stays, with its files,
 * until it is seen again: whoever read it yesterday can read it today.
 */
export class Kept {
  /** @param alwaysKept the page for what is not kept: it is never listed and never goes */
  constructor(private readonly alwaysKept: string) {}

  private open(kind: (typeof KINDS)[number]): Promise<Cache> {
    return caches.open(nameOf(kind));
  }

  /** Keeps a page by its path, if its answer may be kept; answers the document, null where it may not. */
  async keepPage(path: string, answer: Response, keptAt = Date.now()): Promise<string | null> {
    if (!mayBeKept(answer) || !/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) return null;
    const html = await answer.text();
    await (await this.open('pages')).put(path, noted(html, answer, keptAt));
    return html;
  }

  async readPage(path: string): Promise<KeptPage | null> {
    const found = await (await this.open('pages')).match(path);
    if (found === undefined) return null;
    return { html: await found.text(), headers: found.headers, keptAt: sinceOf(found) };
  }

  async forgetPage(path: string): Promise<void> {
    await (await this.open('pages')).delete(path);
  }

  /** The pages that can be read, the newest first, after those that are kept for good. */
  async readable(): Promise<Readable[]> {
    const pages = await this.open('pages');
    const found = await Promise.all(
      (await pages.keys()).map(async ({ url }) => ({ path: pathOf(url), page: await this.readPage(pathOf(url)) })),
    );
    const order = ({ path, keptAt }: Readable) => (KEPT_AHEAD.includes(path) ? Infinity : keptAt);
    return found
      .flatMap(({ path, page }) => {
        if (page === null || path === this.alwaysKept) return [];
        return [{ path, title: titleOf(page.html), keptAt: page.keptAt }];
      })
      .sort((one, other) => (order(one) === order(other) ? 0 : order(other) - order(one)));
  }

  /** Keeps those built files that are not kept yet; what cannot be had is left out. */
  async keepFiles(addresses: readonly string[], get: (address: string) => Promise<Response | null>): Promise<void> {
    const files = await this.open('files');
    await Promise.all(
      addresses.map(async (address) => {
        if ((await files.match(address)) !== undefined) return;
        const answer = await get(address);
        if (answer !== null && mayBeKept(answer)) await files.put(address, answer);
      }),
    );
  }

  /** A kept file; its name says what is in it, so it is never an old one. */
  async readFile(address: string): Promise<Response | null> {
    return (await (await this.open('files')).match(address)) ?? null;
  }

  async keepPicture(address: string, answer: Response): Promise<void> {
    if (!mayBeKept(answer) || !/^image\//.test(answer.headers.get('content-type') ?? '')) return;
    const picture = await answer.blob();
    if (picture.size > MAX_ONE_PICTURE_BYTES) return;
    const copy = noted(picture, answer, Date.now());
    copy.headers.set('content-length', String(picture.size));
    await (await this.open('pictures')).put(address, copy);
  }

  async readPicture(address: string): Promise<Response | null> {
    return (await (await this.open('pictures')).match(address, { ignoreVary: true })) ?? null;
  }

  /** Lets go of what is too much, and of files that no kept page names. */
  async tidy(): Promise<void> {
    const forGood = [...KEPT_AHEAD, this.alwaysKept];
    const pages = await this.open('pages');
    for (const path of tooMany(await entriesOf(pages), { most: MAX_PAGES, bytes: Infinity, forGood }))
      await pages.delete(path);
    const pictures = await this.open('pictures');
    for (const address of tooMany(await entriesOf(pictures), { most: Infinity, bytes: MAX_PICTURE_BYTES }))
      await pictures.delete(address);
    const documents = await Promise.all((await pages.keys()).map(({ url }) => this.readPage(pathOf(url))));
    const named = new Set(documents.flatMap((page) => Object.values(filesNamedBy(page?.html ?? '')).flat()));
    const files = await this.open('files');
    for (const { url } of await files.keys()) if (!named.has(pathOf(url))) await files.delete(url);
  }

  /** Lets go of what is kept in another format; with `all` of everything. */
  async forget(all = false): Promise<void> {
    const own = all ? [] : KINDS.map(nameOf);
    const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHES) && !own.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/** What is in a cache; addresses as paths with their queries. */
async function entriesOf(cache: Cache): Promise<Entry[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request, { ignoreVary: true });
      const { pathname, search } = new URL(request.url);
      const bytes = Number(answer?.headers.get('content-length') ?? 0);
      return { address: `${pathname}${search}`, keptAt: answer ? sinceOf(answer) : 0, bytes };
    }),
  );
  return found;
}
