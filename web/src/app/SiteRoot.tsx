import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteDataProvider } from '../shared/site-data/site-data';
import { Layout } from '../site/layout/Layout';
import { Visit } from '../site/layout/visit';
import { ErrorBoundary } from './ErrorBoundary';
import type { PageComponents } from './page-components';
import { PageHost } from './PageHost';
import type { DocumentData } from './page-view';
import { useInternalLinks } from './use-internal-links';
import { usePageView } from './use-page-view';

/** The public site: the page of the address inside the layout. Begins with what the document brought. */
export function SiteRoot({ data, pages }: { data: DocumentData; pages: PageComponents }) {
  const shown = usePageView(data);
  const { pathname, search, hash } = useLocation();
  const [visit] = useState(() => new Visit({ pathname, search, hash }));
  useInternalLinks(data.view.name !== 'not-found');
  return (
    <SiteDataProvider value={{ ...data.frame, found: shown.found }}>
      <Layout bare={shown.view?.name === 'maintenance'}>
        <ErrorBoundary key={pathname}>
          <PageHost shown={shown} pages={pages} visit={visit} />
        </ErrorBoundary>
      </Layout>
    </SiteDataProvider>
  );
}
