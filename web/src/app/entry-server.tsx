import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RenderedPage, Renderer, RenderInput } from '@apoti/contract';
import { parseUrl } from '@apoti/contract/lib/parse-url';
import { pageNames, pagePaths } from '../shared/site-data/page-paths';
import { adminShell, previewDocument, previewFrame, siteDocument } from './document';
import { makeView } from './make-view';
import type { DocumentData } from './page-view';
import { resolve } from './resolve';
import { serverPages } from './server-pages';
import { SiteRoot } from './SiteRoot';

function bodyOf(url: string, data: DocumentData): string {
  return renderToString(
    <StaticRouter location={url}>
      <SiteRoot data={data} pages={serverPages} />
    </StaticRouter>,
  );
}

function renderPage(input: RenderInput): RenderedPage {
  const { status, validUntil, structured, codes, tags, measuring, ...data } = makeView(input);
  const body = siteDocument({ body: bodyOf(input.url, data), data, structured, codes, tags, measuring });
  return { status, validUntil, tags, body };
}

function renderPreview(input: RenderInput): string {
  const { frame, view } = makeView(input);
  return previewDocument({ body: bodyOf(input.url, { frame, view }), view });
}

function renderData(input: RenderInput): RenderedPage {
  const { status, validUntil, view } = makeView(input);
  return { status, validUntil, tags: null, body: JSON.stringify({ view, buildId: __ASSETS__.buildId }) };
}

const hashOf = (inline: { hash: string } | undefined) => (inline === undefined ? [] : [inline.hash]);

/** What the proxy serves pages with. */
export const renderer: Renderer = {
  resolve,
  renderPage,
  renderData,
  renderPreview,
  renderPreviewFrame: previewFrame,
  renderAdminShell: adminShell,
  routes: pageNames.map((name) => pagePaths[name]),
  buildId: __ASSETS__.buildId,
  inlineHashes: { script: hashOf(__ASSETS__.heldStart), style: hashOf(__ASSETS__.firstLook) },
  apiOrigin: parseUrl(import.meta.env.VITE_API_BASE ?? '')?.origin ?? null,
};
