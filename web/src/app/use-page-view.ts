import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { findPage } from '../shared/site-data/page-paths';
import type { Query } from '../shared/site-data/page-view';
import { applyHead } from './apply-head';
import type { ShownName } from './page-components';
import { fetchPage } from './fetch-page';
import type { DocumentData, PageView } from './page-view';

/** Pages whose data depend on the address's parameters; the others have all they need and choose from it themselves. */
const FILTERED_BY_SERVER: readonly ShownName[] = ['press-releases'];

/** The page of the present address. */
export type ShownPage = {
  /** Null while it is on its way. */
  view: PageView | null;
  name: ShownName;
  found: boolean;
  failed: boolean;
  retry: () => void;
};

/** What a page is asked for and kept under in the browser. */
function addressOf(name: ShownName, pathname: string, search: string): string {
  return FILTERED_BY_SERVER.includes(name) ? `${pathname}${search}` : pathname;
}

function queryOf(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * The page of the present address: at first what the document brought, after that what the server gives. On the page itself
 * changed parameters count at once; the last page of the same path stays until the next is there.
 */
export function usePageView(data: DocumentData): ShownPage {
  const { pathname, search } = useLocation();
  const [opened] = useState({ pathname, search, name: data.view.name });
  const stays = pathname === opened.pathname;
  const name = stays && opened.name === 'not-found' ? opened.name : (findPage(pathname)?.name ?? 'not-found');
  const address = addressOf(name, pathname, search);
  const isOpened = stays && address === addressOf(name, opened.pathname, opened.search);
  const [moved, setMoved] = useState(false);
  if (!isOpened && !moved) setMoved(true);

  const reply = useSWR(address, fetchPage, {
    ...(isOpened ? { fallbackData: { view: data.view, path: pathname } } : {}),
    revalidateOnMount: !isOpened || moved,
    revalidateIfStale: moved,
    // A reading or typing person's page does not change under them.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    keepPreviousData: true,
    dedupingInterval: 1_000,
  });
  const fresh = reply.data?.path === pathname ? reply.data.view : null;
  // The document's own parameters were judged by the server; later the address's count at once.
  const own = fresh === data.view && search === opened.search;
  const view = fresh === null || own ? fresh : { ...fresh, query: queryOf(search), form: null };

  useEffect(() => {
    if (fresh !== null) applyHead(fresh.head);
  }, [fresh]);

  return {
    view,
    name: view?.name ?? name,
    found: (view?.name ?? name) !== 'not-found',
    failed: reply.error !== undefined && view === null,
    retry: () => void reply.mutate(),
  };
}
