import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onHoveredLink, onTouchedLink } from '../shared/lib/likely-links';
import { pagePaths } from '../shared/site-data/page-paths';
import { SiteDataProvider } from '../shared/site-data/site-data';
import { Layout } from '../site/layout/Layout';
import { Visit } from '../site/layout/visit';
import { ErrorBoundary } from './ErrorBoundary';
import { isReady } from '../shared/lib/is-ready';
import type { PageComponents, ShownName } from './page-components';
import { PageHost } from './PageHost';
import { fetchAhead } from './pages-ahead';
import type { DocumentData } from './page-view';
import { fetchDocumentAhead } from './start/document-ahead';
import { staysInDocument, useInternalLinks } from './use-internal-links';
import { usePageView } from './use-page-view';

type SiteRootProps = {
  data: DocumentData;
  pages: PageComponents;
  /** Loads what shows a page before it is opened; without it nothing is fetched ahead. */
  loadPage?: (name: ShownName) => Promise<void>;
  /** The document is a copy, kept on this device, of the page without the address's parameters (X4). */
  lacksQuery?: boolean;
};

/** The public site: the page of the address inside the layout. Begins with what the document brought. */
export function SiteRoot({ data, pages, loadPage, lacksQuery = false }: SiteRootProps) {
  const shown = usePageView(data, lacksQuery);
  const { pathname, search, hash } = useLocation();
  const [visit] = useState(() => new Visit({ pathname, search, hash }));
  // What stands in for a page has no address of its own, is not measured, and may be asked for again by a link to where it stands.
  const leadsOn = data.view.name in pagePaths;
  useInternalLinks(leadsOn);
  useEffect(() => {
    if (!loadPage) return;
    const isOfApp = (path: string) => leadsOn && staysInDocument(path);
    const ends = [
      onHoveredLink((path) => (isOfApp(path) ? fetchAhead(path, loadPage) : fetchDocumentAhead(path))),
      onTouchedLink((path) => isOfApp(path) && fetchAhead(path, loadPage)),
    ];
    return () => ends.forEach((end) => end());
  }, [leadsOn, loadPage]);
  return (
    <SiteDataProvider value={{ ...data.frame, found: shown.found }}>
      <Layout bare={shown.view?.name === 'maintenance'}>
        {/* A page that cannot be taken over stays as the server sent it. */}
        <ErrorBoundary key={pathname} catches={isReady}>
          <PageHost shown={shown} pages={pages} visit={visit} />
        </ErrorBoundary>
      </Layout>
    </SiteDataProvider>
  );
}
