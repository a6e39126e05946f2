import { findPage } from '../shared/site-data/page-paths';
import type { ShownName } from './page-components';
import type { PageReply } from './page-view';
import { patienceFor } from './patience';

/**
 * For how long what was asked for ahead may be shown, in ms: what was edited since is missing. An edit has a second until it is seen, of
 * which the server takes its part. Whoever comes later asks again, which costs a few bytes where nothing was edited.
 */
const FRESH_MS = 500;

type Reply = PageReply | 'document' | null;
type Ahead = { path: string; reply: Promise<Reply>; askedAt: number; isUnderWay: boolean };

/** One at a time: the page that a person seems to go to next. */
let ahead: Ahead | null = null;

async function ask(path: string): Promise<Reply> {
  try {
    const { readPage } = await import('../shared/api/pages');
    // As long as who opens it would wait: it is theirs then.
    return await readPage<PageReply>(path, await patienceFor(path, false));
  } catch {
    // Who opens the page asks again, and is told.
    return null;
  }
}

/** Fetches what shows a page and what it shows, unless another page is on its way. */
export function fetchAhead(path: string, loadPage: (name: ShownName) => Promise<void>): void {
  const page = findPage(path);
  if (page === null || ahead?.isUnderWay === true) return;
  loadPage(page.name).catch(() => {});
  const own: Ahead = { path, reply: ask(path), askedAt: performance.now(), isUnderWay: true };
  ahead = own;
  void own.reply.then(() => (own.isUnderWay = false));
}

/** The page that was just asked for ahead for an address, once: on its way, or come. Null for any other. */
export async function readAhead(address: string): Promise<Reply> {
  const own = ahead;
  if (own === null || own.path !== address) return null;
  ahead = null;
  return performance.now() - own.askedAt > FRESH_MS ? null : own.reply;
}
