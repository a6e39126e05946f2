import { keepCopy, readCopy } from './page-copies';
import type { PageReply, PageView } from './page-view';

/** A page as it came for a path. */
export type FetchedPage = { view: PageView; path: string };

/** The build that this document is of. */
function ownBuild(): string {
  return document.documentElement.dataset['build'] ?? '';
}

/** Leaves this document for the one of an address; what waits for the page goes with it. */
function loadDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

/** Asks for the page of an address. What fails is logged, and this browser's last copy stands in (P31). Throws without one. */
export async function fetchPage(address: string): Promise<FetchedPage> {
  const path = address.split('?', 1)[0] ?? '/';
  try {
    const { readPage } = await import('../shared/api/pages');
    const { view, buildId } = await readPage<PageReply>(address);
    // Another build has other files and perhaps other fields: the document that goes with it is loaded as a whole.
    if (buildId !== ownBuild()) return await loadDocument(address);
    keepCopy(ownBuild(), address, view);
    return { view, path };
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    const view = readCopy(ownBuild(), address);
    if (view === null) throw error;
    return { view, path };
  }
}
