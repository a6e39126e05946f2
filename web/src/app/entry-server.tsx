import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RenderedPage, Renderer, RenderInput } from '@apoti/contract';
import { siteDataOf } from '../shared/site-data/pick-site-data';
import { SiteDataProvider } from '../shared/site-data/site-data';
import { adminShell, siteDocument } from './document';
import { pageHead } from './page-head';
import { sitePaths } from './paths';
import { ErrorBoundary } from './ErrorBoundary';
import { SiteApp } from './SiteApp';

function renderPage({ url, content, origin }: RenderInput): RenderedPage {
  const path = url.split('?', 1)[0] ?? '/';
  const exists = sitePaths.some((known) => known === path);
  const data = siteDataOf(exists ? path : null, content);
  const body = renderToString(
    <ErrorBoundary>
      <SiteDataProvider value={data}>
        <StaticRouter location={url}>
          <SiteApp />
        </StaticRouter>
      </SiteDataProvider>
    </ErrorBoundary>,
  );
  return {
    status: exists ? 200 : 404,
    html: siteDocument({ head: pageHead(exists ? path : null, data, origin), body, data }),
  };
}

/** What the proxy serves pages with. */
export const renderer: Renderer = {
  renderPage,
  renderAdminShell: ({ siteName }) => adminShell(siteName),
  routes: sitePaths,
  buildId: __ASSETS__.buildId,
  inlineHashes: { script: [], style: [] },
};
