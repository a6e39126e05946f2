import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { tellPageShown } from '../shared/lib/site-events';
import { OFFLINE_LACK } from '../shared/offline/places';
import { filteredByServer, findPage, pagePaths } from '../shared/site-data/page-paths';
import { queryOf } from '../shared/site-data/query-of';
import { applyHead } from './apply-head';
import type { ShownName } from './page-components';
import { fetchPage, type FetchedPage, type InFront } from './fetch-page';
import type { DocumentData, PageView } from './page-view';

/** The page of the present address. */
export type ShownPage = {
  /** Null while it is on its way. */
  view: PageView | null;
  name: ShownName;
  found: boolean;
  /** What the address asks for could not be had: `view` is null then, or the last page of the same path. */
  failed: boolean;
  /** `view` is what the address asks for, or it is known that this cannot be had. */
  settled: boolean;
  /** It shows what its address asks for: a kept copy does not at first. */
  whole: boolean;
  /** The server is asked at the moment. */
  asking: boolean;
  retry: () => void;
};

/** What a page is asked for and kept under in the browser. */
function addressOf(name: ShownName, pathname: string, search: string): string {
  return filteredByServer.includes(name) ? `${pathname}${search}` : pathname;
}

type Seen = { search: string; isOwn: boolean; moved: boolean };

/**
 * A page with the address's parameters. The document's own ones were judged by the server (`isOwn`); later the address's count
 * at once. What a refused form said is over once the visitor has `moved`.
 */
function seenAt(view: PageView, { search, isOwn, moved }: Seen): PageView {
  if (isOwn && !moved) return view;
  return { ...view, query: isOwn ? view.query : queryOf(search), form: null };
}

const never = () => () => undefined;

/** Whether what a kept copy lacks is added by now (X4): not before the browser has taken over what is there. */
function useAdded(lacksQuery: boolean): boolean {
  const isAdded = useSyncExternalStore(
    never,
    () => lacksQuery,
    () => false,
  );
  useEffect(() => {
    if (isAdded) document.getElementById(OFFLINE_LACK)?.remove();
  }, [isAdded]);
  return isAdded;
}

/**
 * The page of the present address: at first what the document brought, after that what the server gives. On the page itself
 * changed parameters count at once; the last page of the same path stays until the next is there.
 * @param lacksQuery the document is a copy of the page without the address's parameters
 */
export function usePageView(data: DocumentData, lacksQuery: boolean): ShownPage {
  const { pathname, search } = useLocation();
  const [opened] = useState({ pathname, search, name: data.view.name });
  const stays = pathname === opened.pathname;
  const name = stays && opened.name === 'not-found' ? opened.name : (findPage(pathname)?.name ?? 'not-found');
  const address = addressOf(name, pathname, search);
  const isOpened = stays && address === addressOf(name, opened.pathname, opened.search);
  const [moved, setMoved] = useState(false);
  if (!isOpened && !moved) setMoved(true);

  const openedPage: FetchedPage | undefined = isOpened ? { view: data.view, address, path: pathname } : undefined;
  const inFront = useRef<ReturnType<InFront>>(null);
  const reply = useSWR(address, (of: string) => fetchPage(of, () => inFront.current), {
    ...(openedPage ? { fallbackData: openedPage } : {}),
    revalidateOnMount: !isOpened || moved,
    revalidateIfStale: moved,
    // A reading or typing person's page does not change under them.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    keepPreviousData: true,
    dedupingInterval: 1_000,
  });
  // On the way back SWR would rather keep the page that is left than the one that the document brought.
  const asked = reply.data?.address === address ? reply.data : openedPage;
  const last = reply.data?.path === pathname ? reply.data : undefined;
  const fresh = (asked ?? last)?.view ?? null;
  const isAdded = useAdded(lacksQuery);
  const isOwn = fresh === data.view && search === opened.search && !isAdded;
  const view = fresh === null ? null : seenAt(fresh, { search, isOwn, moved });
  const failed = reply.error !== undefined && asked === undefined;

  const shownAddress = (asked ?? last)?.address ?? null;
  useEffect(() => {
    inFront.current = shownAddress === null ? null : { address: shownAddress, path: pathname };
  }, [shownAddress, pathname]);
  useEffect(() => {
    if (fresh === null) return;
    applyHead(fresh.head);
    tellPageShown(fresh);
  }, [fresh]);

  return {
    view,
    name: view?.name ?? name,
    found: (view?.name ?? name) in pagePaths,
    failed,
    settled: asked !== undefined || failed,
    whole: isAdded === lacksQuery,
    asking: reply.isValidating,
    retry: () => void reply.mutate(),
  };
}
