import { endsAfter } from '../shared/lib/ends-after';
import { hideOfflineNote } from '../shared/offline/places';
import { readAhead } from './pages-ahead';
import { keepCopy, readCopy } from './page-copies';
import { isInWorker, ownBuild, patienceFor } from './patience';
import type { PageReply, PageView } from './page-view';

/** A page as it came for an address and its path. */
export type FetchedPage = { view: PageView; address: string; path: string };

/** Loads the document of the present address, which a person has just gone to; one that they have left again is forgotten. */
function loadDocument(path: string): Promise<never> {
  if (location.pathname !== path) throw new Error('The page has been left');
  location.reload();
  return new Promise(() => {});
}

/**
 * What asks the server. Its file may be gone, since the site was built anew, or have failed once, after which most browsers never
 * ask for it again: the document is loaded then, if it can be had.
 */
async function transport(path: string) {
  try {
    return await import('../shared/api/pages');
  } catch (error) {
    if ((await fetch(path)).ok) return await loadDocument(path);
    throw error;
  }
}

/** So long a server that says nothing may be one that answers, in ms. */
const REACH_MS = 3_000;

/** Whether the server can be reached: a browser that is in a network says that it is online, also where no line leads out of it. */
const isReachable = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: endsAfter(REACH_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Whether there is no line and the worker has the page of an address: its document says of when it is, and there is one where a copy
 * may not be (X4).
 */
async function isKeptByWorker(address: string): Promise<boolean> {
  return (await isInWorker(address)) && (!navigator.onLine || !(await isReachable(address)));
}

/** What is in front of the person by now; null while nothing is. */
export type InFront = () => Pick<FetchedPage, 'address' | 'path'> | null;

/**
 * Asks for the page of an address. What fails is logged, and this browser's last copy stands in (P31). Throws without one, and where a
 * document would have to take the place of what the person has before them and may be typing in.
 */
export async function fetchPage(address: string, inFront: InFront): Promise<FetchedPage> {
  const path = address.split('?', 1)[0] ?? '/';
  const isPathShown = () => inFront()?.path === path;
  const isShown = () => inFront()?.address === address;
  try {
    const { readPage } = await transport(path);
    const page =
      (await readAhead(address)) ?? (await readPage<PageReply>(address, await patienceFor(address, isPathShown())));
    // What visitors are told meanwhile, and where a redirect leads, is a document of its own. Another build has other files and perhaps
    // other fields: the document that goes with it is loaded as a whole.
    if (page === 'document' || page.buildId !== ownBuild()) {
      if (isShown()) throw new Error('Another document is at this address by now');
      return await loadDocument(path);
    }
    const { view } = page;
    keepCopy(ownBuild(), address, view);
    hideOfflineNote();
    return { view, address, path };
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    if (isShown()) throw error;
    if (!isPathShown() && (await isKeptByWorker(address)) && !isPathShown()) return await loadDocument(path);
    const view = readCopy(ownBuild(), address);
    if (view === null) throw error;
    return { view, address, path };
  }
}
