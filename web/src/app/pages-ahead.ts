import { findPage } from '../shared/site-data/page-paths';
import type { ShownName } from './page-components';
import type { PageReply } from './page-view';

/** For how long what was fetched ahead may be shown, in ms: what was edited since would be missing. */
const FRESH_MS = 2_000;

type Reply = PageReply | 'document' | null;
type Ahead = { path: string; reply: Promise<Reply>; came: number | null };

/** One at a time: the page that a person seems to go to next. */
let ahead: Ahead | null = null;

async function ask(path: string): Promise<Reply> {
  try {
    const { readPage } = await import('../shared/api/pages');
    return await readPage<PageReply>(path);
  } catch {
    // Who opens the page asks again, and is told.
    return null;
  }
}

/** Fetches what shows a page and what it shows, unless another page is on its way. */
export function fetchAhead(path: string, loadPage: (name: ShownName) => Promise<void>): void {
  const page = findPage(path);
  if (page === null || (ahead !== null && ahead.came === null)) return;
  loadPage(page.name).catch(() => {});
  const own: Ahead = { path, reply: ask(path), came: null };
  ahead = own;
  void own.reply.then(() => (own.came = performance.now()));
}

/** The page that was fetched ahead for an address, once: on its way, or just come. Null for any other. */
export async function readAhead(address: string): Promise<Reply> {
  const own = ahead;
  if (own === null || own.path !== address) return null;
  ahead = null;
  if (own.came !== null && performance.now() - own.came > FRESH_MS) return null;
  return own.reply;
}
